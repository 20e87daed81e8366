import type { NamedFinding } from './finding.ts'

/** Whether something has to be mended. */
export function isIll(findings: readonly NamedFinding[]): boolean {
  return findings.some(({ state }) => state === 'mend')
}

/** The findings for a person at a terminal. */
export function textReport(findings: readonly NamedFinding[]): string {
  const count = findings.filter(({ state }) => state === 'mend').length
  const verdict =
    count === 0
      ? 'Nothing has to be mended.'
      : `${count === 1 ? 'One thing has' : `${count} things have`} to be mended.`
  return [...findings.map(line), '', verdict].join('\n')
}

/** The findings for another program. */
export function jsonReport(findings: readonly NamedFinding[]): string {
  return JSON.stringify({ ok: !isIll(findings), findings }, null, 2)
}

function line({ state, check, message }: NamedFinding): string {
  return `${state.toUpperCase().padEnd(4)}  ${check.padEnd('Mail server'.length)}  ${message}`
}
