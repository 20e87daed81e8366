import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

const canPin =
  availableParallelism() > 1 &&
  spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status === 0

/** Client and server on one machine get in each other's way least when each has a core of its own. */
export const serverCore = 0
export const clientCore = 1

/** The command, held to one core where `taskset` can do so. */
export function pinToCore(core: number, command: readonly string[]): string[] {
  return canPin ? ['taskset', '--cpu-list', String(core), ...command] : [...command]
}

/** For the report. */
export const pinningRemark = canPin
  ? `Servers were held to core ${serverCore} and the load to core ${clientCore} (taskset).`
  : 'Servers and load shared all cores: "taskset" is missing or there is only one core.'
