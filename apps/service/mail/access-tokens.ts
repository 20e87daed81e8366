import type { XOAuth2ProvisionCallback } from 'nodemailer/lib/xoauth2'
import type { MailOAuth } from '../settings/settings.ts'

/** The token endpoint refuses the client, its secret or the refresh token. */
export class TokenRefusedError extends Error {
  override name = 'TokenRefusedError'
}

const timeoutMs = 10_000

/** A token is renewed this much before it expires, because a login takes time too. */
const expiryMarginMs = 60_000

/** Provides a token that all connections share; nodemailer would request one for each, and only for users. */
export function createTokenProvider(oauth: MailOAuth): XOAuth2ProvisionCallback {
  let current: ReturnType<typeof requestToken> | null = null

  function renewed() {
    const request = requestToken(oauth)
    const forget = () => {
      if (current === request) current = null
    }
    request.then(
      ({ expires }) => setTimeout(forget, Math.max(0, expires - Date.now())).unref(),
      forget,
    )
    current = request
    return request
  }

  return (_user, renew, done) => {
    const request = renew ? renewed() : (current ?? renewed())
    request.then(({ token, expires }) => {
      done(null, token, expires)
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
  // RFC 6749, sections 5.1 and 5.2.
  const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>
  const { access_token: token, expires_in: seconds = 0 } = answer
  if (typeof token === 'string') {
    return { token, expires: Date.now() + Number(seconds) * 1000 - expiryMarginMs }
  }
  const reason = [answer.error, answer.error_description].filter(Boolean).join(': ')
  const message = `${tokenUrl.host} issued no token (${response.status} ${reason})`
  const isRefusal = response.status >= 400 && response.status < 500 && response.status !== 429
  throw isRefusal ? new TokenRefusedError(message) : new Error(message)
}
