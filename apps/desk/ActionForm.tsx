import type { ReactNode } from 'react'

interface ActionFormProps {
  action: string
  children: ReactNode
}

/** A form that changes something: a plain post. */
export function ActionForm({ action, children }: ActionFormProps) {
  return (
    <form className="actions" method="post" action={action}>
      {children}
    </form>
  )
}
