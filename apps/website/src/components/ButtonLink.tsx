import type { AnchorHTMLAttributes } from 'react'
import styles from './ButtonLink.module.css'
import { Icon, type IconName } from './Icon.tsx'

/** `signal` is red, for the main action of a page; `quiet` has an outline. */
export type ButtonTone = 'signal' | 'quiet'

interface ButtonLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> {
  href: string
  tone?: ButtonTone
  icon?: IconName
}

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { tone = 'signal', icon = 'arrow-right', children, ...anchor } = props
  return (
    <a {...anchor} className={`${styles.button} ${styles[tone]}`}>
      <span>{children}</span>
      <Icon name={icon} className={styles.icon} />
    </a>
  )
}
