import type { Plate } from '../components/relief-files.ts'

/**
 * The `sizes` of the pictures that PageOpening shows, as each page places them. They have a file of
 * their own because whoever imports a component brings that component's styles into the page.
 */
export const openingSizes: Record<Plate, string> = {
  about: '(width < 48rem) 58vw, 100vw',
  team: '(width < 48rem) 58vw, 100vw',
  partners: '(width < 48rem) 58vw, 100vw',
  careers: '(width < 48rem) 58vw, 50vw',
}
