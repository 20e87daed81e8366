/**
 * Fetches the picture at the top of a page in the theme that is shown, without waiting for the layout: the
 * markup holds both versions, and both lazy.
 *
 * It is inlined as text after the picture, so it must not refer to anything outside itself.
 */
export function showOpeningPicture(): void {
  const theme = document.documentElement.classList.contains('dark') ? 'dark' : 'light'
  const image = document.querySelector<HTMLImageElement>(`[data-relief=${theme}] img`)
  if (!image) return
  image.fetchPriority = 'high'
  // Otherwise the first frame of the transition may be without it.
  image.decoding = 'sync'
  image.loading = 'eager'
}
