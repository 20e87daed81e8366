import 'react'

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- declaration merging needs the same parameter
  interface ButtonHTMLAttributes<T> {
    /** What a press does to the element with the id `commandfor` (invoker commands, HTML standard). */
    command?: 'show-modal' | 'close' | 'request-close' | 'toggle-popover' | undefined
    commandfor?: string | undefined
  }
}
