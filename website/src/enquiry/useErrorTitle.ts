import { useEffect } from 'react'

/** Adds to the document's title that the form has errors, because screen readers announce it first. */
export function useErrorTitle(prefix: string, on: boolean): void {
  useEffect(() => {
    if (!on) return
    const start = `${prefix} `
    if (!document.title.startsWith(start)) document.title = start + document.title
    return () => {
      if (document.title.startsWith(start)) document.title = document.title.slice(start.length)
    }
  }, [prefix, on])
}
