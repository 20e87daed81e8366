import { isLoopbackHost } from '../settings/loopback.ts'
import type { Settings } from '../settings/settings.ts'
import { note, ok, type Finding } from './finding.ts'

/** Checks valid settings for what would not prevent a start. */
export function checkSettings({ host, trustedProxies }: Settings): Finding[] {
  const findings = [ok('The service can start with these settings.')]
  if (!isLoopbackHost(host) && trustedProxies.length === 0) {
    findings.push(
      note(
        `HOST is ${host} and TRUSTED_PROXIES is not set. That is right only without a reverse proxy: ` +
          'behind a proxy, all visitors would share one rate limit.',
      ),
    )
  }
  return findings
}
