/** Plays the film while it is on screen and not paused (WCAG 2.2.2); with reduced motion or Save-Data, on request. */
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
      // In battery saver mode, for example. The poster, which is the film's first frame, stays.
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
    // Not the sources: Firefox before 120 ignores `media`, and requests the next one if the page is left while loading.
    video.src = source.src
    toggle.hidden = false
    // Only Chromium knows about Save-Data.
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData) {
      setPaused(true)
    }
    new IntersectionObserver((entries) => {
      // The last entry is the current state.
      for (const { isIntersecting } of entries) isVisible = isIntersecting
      playOrPause()
    }).observe(video)
  }
  addEventListener('load', start)
}
