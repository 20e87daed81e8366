/** Sleeps until woken or timed out. */
export function createWakeableTimer() {
  let isWoken = false
  let endSleep: (() => void) | undefined

  return {
    /** Ends the current sleep, or the next one if none is in progress, so that no call is missed. */
    wake(): void {
      isWoken = true
      endSleep?.()
    },
    /** Resolves after `ms` milliseconds or when woken, whichever comes first. */
    async sleep(ms: number): Promise<void> {
      if (!isWoken) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          endSleep = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      isWoken = false
      endSleep = undefined
    },
  }
}
