import { readFileSync } from 'node:fs'

/** The processes that a process has started and that still run. */
export function childProcesses(processId: number): number[] {
  const children = readFileSync(`/proc/${processId}/task/${processId}/children`, 'utf8')
  return children.split(' ').filter(Boolean).map(Number)
}
