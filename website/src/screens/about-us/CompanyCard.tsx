import styles from './CompanyCard.module.css'

interface CompanyCardProps {
  paragraphs: string[]
  areasTitle: string
  areas: string[]
}

/** The company in two paragraphs, with a list of its areas of expertise. Place it in a `grid`. */
export function CompanyCard({ paragraphs, areasTitle, areas }: CompanyCardProps) {
  return (
    <div className={`subgrid main-column ${styles.card}`}>
      <div className={styles.description}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.areas}>
        <h3 className={`label ${styles.heading}`}>{areasTitle}</h3>
        <ul>
          {areas.map((area) => (
            <li key={area} className={styles.area}>
              {area}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
