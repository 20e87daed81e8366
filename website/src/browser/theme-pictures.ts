const inSight = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight

/**
 * Fetches and decodes what the other theme shows where a relief stands in sight. Both versions of
 * a relief stand in the page; the hidden one is lazy, and would come late.
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
