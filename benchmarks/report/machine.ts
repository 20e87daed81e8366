import { availableParallelism, cpus, release, totalmem, type } from 'node:os'

/** Describes the machine of the measurement in one line. */
export function describeMachine(): string {
  const memory = Math.round(totalmem() / 2 ** 30)
  return [
    cpus()[0]?.model.trim() ?? 'unknown processor',
    `${availableParallelism()} cores`,
    `${memory} GiB memory`,
    // Without what a distribution or host appends to the version.
    `${type()} ${release().split('-')[0] ?? ''}`,
    `Node ${process.versions.node}`,
  ].join(', ')
}
