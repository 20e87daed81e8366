import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether script has taken over: false in the page as it is delivered, true right after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
