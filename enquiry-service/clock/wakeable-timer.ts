/** Sleeps until woken or timed out. */
export interface WakeableTimer {
  /** Ends the current sleep, or the next one if none is in progress, so that no call is missed. */
  wake(): void
  /** Resolves after `ms` milliseconds or when woken, whichever comes first. */
  sleep(ms: number): Promise<void>
}

export function createWakeableTimer(): WakeableTimer {
  let isWoken = false
  let endSleep: (() => void) | undefined

  return {
    wake() {
      isWoken = true
      endSleep?.()
    },
    async sleep(ms) {
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
