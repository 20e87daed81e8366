import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the component is hydrated: false in the delivered page, true right after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
