import type { NamedFinding } from './finding.ts'

/** Whether something has to be fixed. */
export function hasErrors(findings: readonly NamedFinding[]): boolean {
  return findings.some(isError)
}

const isError = ({ state }: NamedFinding) => state === 'error'

/** Formats the findings for a terminal. */
export function textReport(findings: readonly NamedFinding[]): string {
  const count = findings.filter(isError).length
  const verdict =
    count === 0
      ? 'Nothing has to be fixed.'
      : `${count === 1 ? 'One thing has' : `${count} things have`} to be fixed.`
  return [...findings.map(line), '', verdict].join('\n')
}

/** Formats the findings for another program. */
export function jsonReport(findings: readonly NamedFinding[]): string {
  return JSON.stringify({ ok: !hasErrors(findings), findings }, null, 2)
}

function line({ state, check, message }: NamedFinding): string {
  return `${state.toUpperCase().padEnd('ERROR'.length)}  ${check.padEnd('Mail server'.length)}  ${message}`
}
