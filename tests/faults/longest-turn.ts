import { writeFileSync } from 'node:fs'

/**
 * Preloaded with `node --import`: writes to `LONGEST_TURN_FILE`, when the program exits, the longest
 * turn of its event loop in milliseconds of processor time. Unlike the duration of a request, that does not
 * depend on what else the machine does. A signal `SIGUSR2` starts the measurement.
 */
let longest = 0

function measure(): void {
  let before = process.threadCpuUsage()
  const turn = () => {
    const now = process.threadCpuUsage()
    longest = Math.max(longest, now.user + now.system - before.user - before.system)
    before = now
    setImmediate(turn).unref()
  }
  turn()
}

process.once('SIGUSR2', measure)
process.once('exit', () => {
  writeFileSync(process.env.LONGEST_TURN_FILE ?? '', String(longest / 1_000))
})
