/**
 * Fetches the pictures of the page before the visitor scrolls to them. Browsers do so at low priority, because the
 * pictures are out of view. Those of the other theme are hidden and stay lazy.
 */
export function loadPictures(): void {
  for (const image of document.images) {
    if (image.offsetWidth > 0) image.loading = 'eager'
  }
}
