/** Only Chromium supports this. */
const saveData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData

/**
 * Starts the film once the page has loaded and the tab is visible, lets it rest while it is out of
 * sight, and obeys the pause button (WCAG 2.2.2). Under reduced motion or Save-Data no byte of it
 * is fetched.
 */
export function startFilm(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-film]')
  const video = template?.content.querySelector('video')
  const toggle = document.querySelector<HTMLButtonElement>('[data-film-toggle]')
  if (!template || !video || !toggle) return
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || saveData()) return

  let pausedByVisitor = false
  let inSight = true

  const decide = () => {
    if (pausedByVisitor || !inSight || document.hidden) {
      video.pause()
      return
    }
    // Refused autoplay (a battery saver) leaves the poster, which is the film's first frame.
    video.play().catch(() => undefined)
  }

  video.addEventListener('playing', () => {
    video.dataset.playing = ''
    toggle.hidden = false
  })
  toggle.addEventListener('click', () => {
    pausedByVisitor = !pausedByVisitor
    toggle.toggleAttribute('data-film-paused', pausedByVisitor)
    decide()
  })

  const start = () => {
    template.replaceWith(video)
    // The sources are chosen by hand, as Firefox before 120 ignores their `media`, and anew, as the
    // video has chosen in the template already, a document without a screen.
    for (const source of video.querySelectorAll('source')) {
      if (source.media && !matchMedia(source.media).matches) source.remove()
    }
    video.load()
    document.addEventListener('visibilitychange', decide)
    new IntersectionObserver(([entry]) => {
      inSight = entry?.isIntersecting ?? true
      decide()
    }).observe(video)
  }
  const whenVisible = () => {
    if (document.hidden) document.addEventListener('visibilitychange', start, { once: true })
    else start()
  }
  if (document.readyState === 'complete') whenVisible()
  else addEventListener('load', whenVisible, { once: true })
}
