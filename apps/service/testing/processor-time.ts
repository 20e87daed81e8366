/**
 * The processor time of some work in milliseconds: the minimum of several runs, as a busy machine
 * and the compiler slow some of them down.
 */
export function processorTime(work: () => void): number {
  const times = Array.from({ length: 7 }, () => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  })
  return Math.min(...times)
}
