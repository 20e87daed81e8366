/**
 * Fetches the pictures of the page without waiting for a visitor to scroll. Browsers do so at low priority,
 * because they are out of sight. The other theme's versions are hidden and stay lazy.
 */
export function loadPictures(): void {
  for (const image of document.images) {
    if (image.offsetWidth > 0) image.loading = 'eager'
  }
}
