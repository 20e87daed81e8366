/** Only Chromium supports this. */
const saveData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData

/**
 * Starts the film once the page has loaded and the tab is visible, pauses it while it is off screen, and
 * obeys the pause button (WCAG 2.2.2). Under reduced motion or Save-Data it is never fetched.
 */
export function startFilm(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-film]')
  const video = template?.content.querySelector('video')
  const toggle = document.querySelector<HTMLButtonElement>('[data-film-toggle]')
  if (!template || !video || !toggle) return
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || saveData()) return

  let pausedByVisitor = false
  let isVisible = true

  const playOrPause = () => {
    if (pausedByVisitor || !isVisible || document.hidden) {
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
    playOrPause()
  })

  const start = () => {
    const source = [...video.querySelectorAll('source')].find(
      ({ media, type }) => matchMedia(media).matches && video.canPlayType(type),
    )
    if (!source) return
    template.replaceWith(video)
    // One address: Firefox before 120 ignores `media`, the video has already chosen a source in the template's
    // inert document, and of several Firefox requests the next one when the page is left while the first loads.
    video.src = source.src
    document.addEventListener('visibilitychange', playOrPause)
    new IntersectionObserver((entries) => {
      // Several in one batch are in the order of time.
      for (const { isIntersecting } of entries) isVisible = isIntersecting
      playOrPause()
    }).observe(video)
  }
  const whenVisible = () => {
    if (document.hidden) document.addEventListener('visibilitychange', start, { once: true })
    else start()
  }
  if (document.readyState === 'complete') whenVisible()
  else addEventListener('load', whenVisible, { once: true })
}
