/** Fetches the pictures of the page before the visitor scrolls to them; those of the other theme stay lazy. */
export function loadPictures(): void {
  for (const image of document.images) {
    if (image.offsetWidth > 0) image.loading = 'eager'
  }
}
