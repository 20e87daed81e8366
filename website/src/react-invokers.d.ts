import 'react'

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- merging asks for the same parameter
  interface ButtonHTMLAttributes<T> {
    /** What a press does to the element that `commandfor` names (invoker commands, HTML standard). */
    command?: 'show-modal' | 'close' | 'request-close' | 'toggle-popover' | undefined
    commandfor?: string | undefined
  }
}
