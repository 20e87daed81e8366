import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

const canPin =
  availableParallelism() > 1 &&
  spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status === 0

/** Client and server on one machine disturb each other least when each has its own core. */
export const serverCore = 0
export const clientCore = 1

/** Pins a command to a core if `taskset` is available. */
export function pinToCore(core: number, command: readonly string[]): string[] {
  return canPin ? ['taskset', '--cpu-list', String(core), ...command] : [...command]
}

export const pinningRemark = canPin
  ? `Servers were pinned to core ${serverCore} and the load to core ${clientCore} (taskset).`
  : 'Servers and load shared all cores: "taskset" is missing or there is only one core.'
