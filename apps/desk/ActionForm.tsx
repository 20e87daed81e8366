import type { ReactNode } from 'react'

interface ActionFormProps {
  action: string
  children: ReactNode
}

/** A form that posts an action. */
export function ActionForm({ action, children }: ActionFormProps) {
  return (
    <form className="actions" method="post" action={action}>
      {children}
    </form>
  )
}
