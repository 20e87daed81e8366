/**
 * What some work takes of the processor, in milliseconds: the least of several times, as a busy machine
 * and the compiler add to some of them.
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
