import type { ReactNode } from 'react'

interface ActionFormProps {
  action: string
  token: string
  children: ReactNode
}

/** A form that changes something: a plain post with the CSRF token. */
export function ActionForm({ action, token, children }: ActionFormProps) {
  return (
    <form className="actions" method="post" action={action}>
      <input type="hidden" name="token" value={token} />
      {children}
    </form>
  )
}
