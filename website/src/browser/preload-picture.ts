/** The main picture of a page: its `srcset` in either theme, and its `sizes`. */
interface PreloadedPicture {
  light: string
  dark: string
  sizes: string
}

/**
 * Asks for the main picture in the theme that is shown, before the parser reaches it. The markup holds
 * both versions, and both lazy, because no `media` of a `<source>` sees the theme's class. It is
 * inlined as text into the head, so it must not refer to anything outside itself.
 */
export function preloadPicture({ light, dark, sizes }: PreloadedPicture): void {
  const preload = document.createElement('link')
  preload.rel = 'preload'
  preload.as = 'image'
  preload.type = 'image/avif'
  preload.fetchPriority = 'high'
  preload.imageSizes = sizes
  preload.imageSrcset = document.documentElement.classList.contains('dark') ? dark : light
  document.head.append(preload)
}
