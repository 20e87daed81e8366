/**
 * Starts the film once the page has loaded, pauses it while it is off screen, and obeys its button (WCAG 2.2.2).
 * Under reduced motion or Save-Data, and where a browser refuses to play it by itself, it plays when the visitor
 * presses the button, and is not fetched before.
 */
export function startFilm(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-film]')
  const video = template?.content.querySelector('video')
  const toggle = document.querySelector<HTMLButtonElement>('[data-film-toggle]')
  if (!template || !video || !toggle) return

  let isPaused = false
  let isVisible = true

  const playOrPause = () => {
    if (isPaused || !isVisible) {
      video.pause()
      return
    }
    video.play().catch((error: unknown) => {
      // A battery saver, for example. The poster stays, which is the film's first frame.
      if ((error as Error).name === 'NotAllowedError') setPaused(true)
    })
  }
  const setPaused = (paused: boolean) => {
    isPaused = paused
    toggle.toggleAttribute('data-film-paused', paused)
    playOrPause()
  }

  video.onplaying = () => {
    video.dataset.playing = ''
  }
  toggle.onclick = () => {
    setPaused(!isPaused)
  }

  const start = () => {
    const source = [...video.querySelectorAll('source')].find(
      ({ media, type }) => matchMedia(media).matches && video.canPlayType(type),
    )
    if (!source) return
    template.replaceWith(video)
    // One address: Firefox before 120 ignores `media`, the video has already chosen a source in the template's
    // inert document, and of several Firefox requests the next one when the page is left while the first loads.
    video.src = source.src
    toggle.hidden = false
    // Only Chromium knows about Save-Data.
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData) {
      setPaused(true)
    }
    new IntersectionObserver((entries) => {
      // Several in one batch are in the order of time.
      for (const { isIntersecting } of entries) isVisible = isIntersecting
      playOrPause()
    }).observe(video)
  }
  addEventListener('load', start)
}
