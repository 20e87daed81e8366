import type { MailOAuth } from '../settings/settings.ts'

/** The answer of a token endpoint (RFC 6749, sections 5.1 and 5.2). */
interface TokenAnswer {
  access_token?: unknown
  /** Seconds. */
  expires_in?: unknown
  error?: unknown
  error_description?: unknown
}

/** The token endpoint refuses the client, its secret or the refresh token. */
export class TokenRefusedError extends Error {
  override name = 'TokenRefusedError'
}

const timeoutMs = 10_000

/** A token is renewed this much before it expires, because a login takes time too. */
const marginMs = 60_000

type ProvisionToken = (
  user: string,
  renew: boolean,
  done: (error: Error | null, token?: string, expires?: number) => void,
) => void

/**
 * Gives nodemailer a token for each login, which all connections share until it expires or the mail
 * server refuses it. nodemailer could renew refresh tokens by itself, but would request one for
 * every connection, and knows no client credentials.
 */
export function accessTokens(oauth: MailOAuth): ProvisionToken {
  let current: Promise<{ token: string; expires: number }> | null = null
  let expires = 0

  async function provide(renew: boolean) {
    if (!current || renew || Date.now() > expires) {
      expires = Infinity
      current = requestToken(oauth)
    }
    try {
      const latest = await current
      expires = latest.expires
      return latest
    } catch (error) {
      current = null
      throw error
    }
  }

  return (_user, renew, done) => {
    provide(renew).then(({ token, expires: until }) => {
      done(null, token, until)
    }, done)
  }
}

async function requestToken({ tokenUrl, clientId, clientSecret, scope, refreshToken }: MailOAuth) {
  const response = await fetch(tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: refreshToken === null ? 'client_credentials' : 'refresh_token',
      client_id: clientId,
      client_secret: clientSecret,
      ...(scope !== null && { scope }),
      ...(refreshToken !== null && { refresh_token: refreshToken }),
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const answer = (await response.json().catch(() => ({}))) as TokenAnswer
  if (typeof answer.access_token === 'string') {
    const seconds = Number(answer.expires_in ?? 0)
    return { token: answer.access_token, expires: Date.now() + seconds * 1000 - marginMs }
  }
  const reason = [answer.error, answer.error_description].filter(Boolean).join(': ')
  const message = `${tokenUrl.host} gave no token (${response.status} ${reason})`
  const isRefusal = response.status >= 400 && response.status < 500 && response.status !== 429
  throw isRefusal ? new TokenRefusedError(message) : new Error(message)
}
