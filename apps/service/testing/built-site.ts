import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { thankYou, unsentFolder, unsentReasons } from '@site/enquiry/form-answer.ts'
import { defaultLocale, locales } from '@site/company/i18n/locales.ts'
import { temporaryFolder, type CleanUp } from './temporary-folder.ts'

/** A page with all kinds of code that a policy must allow or ignore. */
export const pageWithInlineCode = `<!doctype html>
<html lang="en"><head>
<style>body { color: #0e1722 }</style>
<script>document.documentElement.classList.add('js')</script>
<script type="module">import('/_astro/form.B2x.js')</script>
<script type="application/ld+json">{"@type":"Organization"}</script>
<script src="/_astro/form.B2x.js"></script>
</head><body><h1>Home</h1></body></html>
`

/** Neighbouring bytes differ, so that a shifted range is noticed. */
const uncompressed = (length: number) =>
  Buffer.from(Array.from({ length }, (_, index) => (index * 7) % 251))

const poster = uncompressed(5_000)
/** A file that does not compress and is requested in ranges. */
export const film = uncompressed(300_000)

const page = (title: string) => `<!doctype html><title>${title}</title><h1>${title}</h1>\n`

const thankYouPage = page('Thank you').replace(
  '</h1>',
  `</h1><div ${thankYou.noReference}="">Nothing sent</div><div hidden="" ${thankYou.reference}=""><p id="sent" hidden="" ${thankYou.reference}="">Reference ${thankYou.placeholder}</p></div>`,
)

/** The pages for posts that were not stored, such as `de/not-sent/busy.html`. */
const unsentPages = Object.fromEntries(
  locales.flatMap((locale) =>
    unsentReasons.map((reason) => [
      `${locale === defaultLocale ? '' : `${locale}/`}${unsentFolder}/${reason}.html`,
      page(`${reason}, ${locale}`),
    ]),
  ),
)

/** A small version of `dist/site`. */
const files: Record<string, string | Buffer> = {
  ...unsentPages,
  'index.html': pageWithInlineCode,
  'contact.html': page('Contact'),
  'thank-you.html': thankYouPage,
  'de/thank-you.html': thankYouPage,
  '404.html': page('Page not found'),
  'de.html': page('Startseite'),
  'de/contact.html': page('Kontakt'),
  'de/404.html': page('Abseits der Karte'),
  'fr.html': page('Accueil'),
  'robots.txt': 'User-agent: *\n',
  _headers: '/*\n',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  '.well-known/security.txt': 'Contact: mailto:info@senda.example\n',
  '_astro/form.B2x.js': 'export const form = 1\n',
  '_astro/poster.D4z.jpg': poster,
  '_astro/first-light.C3y.mp4': film,
}

/** Writes the small site into a new folder and returns its path. */
export function buildTestSite(cleanUp?: CleanUp): string {
  const folder = temporaryFolder(cleanUp)
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
    if (/\.(html|js|svg|txt)$/.test(path)) {
      writeFileSync(`${file}.br`, brotliCompressSync(content))
      writeFileSync(`${file}.gz`, gzipSync(content))
    }
  }
  return folder
}
