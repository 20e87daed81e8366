import type { ReactNode } from 'react'
import type { PagePictureName } from './page-pictures.ts'
import { ReliefImage } from './ReliefImage.tsx'
import styles from './PagePicture.module.css'

interface PagePictureProps {
  name: PagePictureName
  alt: string
  /** The class that sets the picture's position and shape. */
  className: string | undefined
  /** Shown over the picture, and scaled with it. */
  children?: ReactNode
}

/** The `sizes` of the picture at the top of its page. */
const openingSizes: Record<PagePictureName, string> = {
  about: '(max-width: 47.99rem) 58vw, 100vw',
  team: '(max-width: 47.99rem) 58vw, (max-width: 63.99rem) 100vw, 54vw',
  partners: '(max-width: 47.99rem) 58vw, (max-width: 63.99rem) 100vw, 60vw',
  careers: '(max-width: 47.99rem) 58vw, (max-width: 63.99rem) 100vw, 62vw',
}

/** The picture of a page, and of its card on Home: one grows into the other, from the same file, which is cached by then. */
export function PagePicture({ name, alt, className = '', children }: PagePictureProps) {
  return (
    <div className={`${styles.picture} ${className}`} data-name={name}>
      <ReliefImage relief={name} alt={alt} sizes={openingSizes[name]} />
      {children}
    </div>
  )
}
