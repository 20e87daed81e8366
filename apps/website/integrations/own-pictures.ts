import type { AstroIntegration } from 'astro'
import { company } from '@site/company/facts/company.ts'
import { makeOwnPictures, replacedFilesPattern } from '../own-pictures/make-own-pictures.ts'

/** Converts the owner's pictures and film before the build reads them. */
export function ownPictures(): AstroIntegration {
  return {
    name: 'own-pictures',
    hooks: {
      'astro:config:setup': async ({ updateConfig }) => {
        await makeOwnPictures(company)
        const replaced = replacedFilesPattern(company)
        updateConfig({
          vite: {
            plugins: [
              {
                // Keeps the shipped files that they replace out of the build.
                name: 'own-pictures',
                enforce: 'pre',
                load: (id) => (replaced.test(id) ? 'export default undefined' : undefined),
              },
            ],
          },
        })
      },
    },
  }
}
