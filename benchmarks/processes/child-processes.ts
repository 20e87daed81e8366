import { readFileSync } from 'node:fs'

/** The running child processes of a process. */
export function childProcesses(processId: number): number[] {
  const children = readFileSync(`/proc/${processId}/task/${processId}/children`, 'utf8')
  return children.split(' ').filter(Boolean).map(Number)
}
