import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Statement } from '../../sections/Statement.tsx'
import styles from './PartnersText.module.css'

interface PartnersTextProps {
  intro: string
  solutions: string
  expansion: string
  become: { label: string; href: string }
}

/** The three paragraphs on partnerships, with the link to become a partner. Place it in a `grid`. */
export function PartnersText({ intro, solutions, expansion, become }: PartnersTextProps) {
  return (
    <>
      <Statement statement={intro} />
      <p className={styles.solutions}>{solutions}</p>
      <div className={styles.expansion}>
        <p>{expansion}</p>
        <ButtonLink tone="quiet" href={become.href}>
          {become.label}
        </ButtonLink>
      </div>
    </>
  )
}
