import { OperatorError } from '../operator-error.ts'
import { isLoopbackHost } from '../settings/loopback-host.ts'
import { readSettings, type Settings } from '../settings/settings.ts'
import { fail, note, ok, type Finding } from './finding.ts'

/**
 * Reads the settings as the service does, and checks what would not prevent its start.
 * @returns `settings` is `null` when the service would not start with them
 */
export function checkSettings(environment: NodeJS.ProcessEnv): {
  settings: Settings | null
  findings: Finding[]
} {
  try {
    const settings = readSettings(environment)
    const usable = ok('The service can start with these settings.')
    return { settings, findings: [usable, ...proxies(settings), ...environmentNote(settings)] }
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    return { settings: null, findings: error.message.split('\n').map(fail) }
  }
}

function proxies({ host, trustedProxies }: Settings): Finding[] {
  if (isLoopbackHost(host) || trustedProxies.length > 0) return []
  return [
    note(
      `HOST is ${host} and TRUSTED_PROXIES is not set. That is right only without a reverse proxy: ` +
        'behind a proxy, all visitors would share one rate limit.',
    ),
  ]
}

function environmentNote(settings: Settings): Finding[] {
  if (settings.production) return []
  return [note('NODE_ENV is not "production". Set it on the public server.')]
}
