/** Fetches the picture at the top of a page in the current theme. Inlined (inline-call.ts) after the picture. */
export function loadOpeningPicture(): void {
  const theme = document.documentElement.classList.contains('dark') ? 'dark' : 'light'
  const image = document.querySelector<HTMLImageElement>(`[data-relief=${theme}] img`)
  if (!image) return
  image.fetchPriority = 'high'
  // Otherwise the first frame of a view transition may lack it.
  image.decoding = 'sync'
  image.loading = 'eager'
}

/** Fetches the pictures of the page before the visitor scrolls to them; those of the other theme stay lazy. */
export function loadPictures(): void {
  for (const image of document.images) {
    if (image.offsetWidth > 0) image.loading = 'eager'
  }
}
