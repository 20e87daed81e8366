import { OwnerProblem } from '../process/owner-problem.ts'
import { isLoopbackHost } from '../settings/loopback-host.ts'
import { exampleAddresses, readSettings, type Settings } from '../settings/settings.ts'
import { fail, note, ok, type Finding } from './finding.ts'

/**
 * Reads the settings as the service does, and checks what would not prevent its start.
 * @returns `settings` is `null` when the service would not start with them
 */
export function checkSettings(environment: NodeJS.ProcessEnv): {
  settings: Settings | null
  findings: Finding[]
} {
  const settings = read(environment)
  if (settings instanceof OwnerProblem) {
    return { settings: null, findings: settings.message.split('\n').map(fail) }
  }
  const findings = [...mailAddresses(settings), ...proxies(settings), ...production(environment)]
  const contradictory = findings.some(({ state }) => state === 'error')
  if (!contradictory) findings.unshift(ok('The service can start with these settings.'))
  return { settings, findings }
}

function read(environment: NodeJS.ProcessEnv): Settings | OwnerProblem {
  try {
    return readSettings(environment)
  } catch (error) {
    if (error instanceof OwnerProblem) return error
    throw error
  }
}

/** In production these prevent the start; elsewhere they do not matter until emails are sent. */
function mailAddresses({ mail, mailTo, mailFrom }: Settings): Finding[] {
  if (mail.kind === 'folder') return []
  return exampleAddresses({ MAIL_TO: mailTo, MAIL_FROM: mailFrom }).map(fail)
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

function production({ NODE_ENV }: NodeJS.ProcessEnv): Finding[] {
  if (NODE_ENV === 'production') return []
  return [note('NODE_ENV is not "production". Set it on the public server.')]
}
