const inSight = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight

/**
 * Fetches and decodes the other theme's version of every relief on screen. That version is in the page,
 * but hidden and lazy: it would appear late.
 */
export async function loadThemePictures(theme: 'light' | 'dark'): Promise<void> {
  const pictures = document.querySelectorAll(`[data-relief=${theme}]`)
  const images = [...pictures].flatMap((picture) => {
    const place = picture.parentElement?.getBoundingClientRect()
    const image = picture.querySelector('img')
    return image && place && inSight(place) ? [image] : []
  })
  await Promise.allSettled(
    images.map((image) => {
      image.loading = 'eager'
      return image.decode()
    }),
  )
}
