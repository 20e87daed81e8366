/** Lets a loop sleep until it is needed. */
export interface Alarm {
  /** Ends the sleep, or the next one when nobody sleeps: no ring is ever missed. */
  ring(): void
  /** Resolves after `ms` milliseconds or at the ring, whichever comes first. */
  sleep(ms: number): Promise<void>
}

export function createAlarm(): Alarm {
  let rung = false
  let wake: (() => void) | undefined

  return {
    ring() {
      rung = true
      wake?.()
    },
    async sleep(ms) {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      rung = false
      wake = undefined
    },
  }
}
