import type { AstroIntegration } from 'astro'
import { company } from '../../content/company.ts'
import { contentFolder, ownFolder } from '../own-pictures/folders.ts'
import { makeOwnPictures } from '../own-pictures/make-own-pictures.ts'
import { replacedFiles } from '../own-pictures/replaced-files.ts'

/** Makes what the site shows of the owner's pictures and film, before anything looks for it. */
export function ownPictures(): AstroIntegration {
  return {
    name: 'own-pictures',
    hooks: {
      'astro:config:setup': async ({ updateConfig }) => {
        await makeOwnPictures(company, contentFolder, ownFolder)
        const replaced = replacedFiles(company, ownFolder)
        updateConfig({
          vite: {
            plugins: [
              {
                // What nobody sees is not published either.
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
