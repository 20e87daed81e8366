import type { Plate } from '../components/plates.ts'

/**
 * The `sizes` of the pictures in PageOpening, by the layout of each page. In a file of their own because
 * importing a component adds its styles to the page.
 */
export const openingSizes: Record<Plate, string> = {
  about: '(max-width: 47.99rem) 58vw, 100vw',
  team: '(max-width: 47.99rem) 58vw, 100vw',
  partners: '(max-width: 47.99rem) 58vw, 100vw',
  careers: '(max-width: 47.99rem) 58vw, 50vw',
}
