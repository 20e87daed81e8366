import styles from './ClosingScene.module.css'

/** The hours of the day at which pages end; rendered by tools/artwork. */
export type Hour = 'moonlight' | 'blue-hour' | 'alpenglow'

/** Empty where the owner has a film or poster of another place (apps/website/own-pictures). */
const files = import.meta.glob<string | undefined>('../images/closing-*', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The mountains of the film behind the last words of a page. Nothing if the owner's film shows another place. */
export function ClosingScene({ hour }: { hour: Hour }) {
  const file = (name: string) => files[`../images/closing-${hour}-${name}`]
  const fallback = file('1280.webp')
  if (!fallback) return null
  const sourceSet = [960, 1920, 2560]
    .map((width) => `${file(`${width}.avif`)} ${width}w`)
    .join(', ')
  return (
    <picture className={styles.scene}>
      <source type="image/avif" srcSet={sourceSet} sizes="max(100vw, 82rem)" />
      <img src={fallback} width="1280" height="540" alt="" loading="lazy" />
    </picture>
  )
}
