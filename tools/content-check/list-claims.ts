import claims from '@site/content/claims.json' with { type: 'json' }
import { hasPage } from '@site/company/facts/company-pages.ts'
import { company } from '@site/company/facts/company.ts'
import { writtenTexts } from './written-texts.ts'

/*
 * npm run claims: what the texts say about the company regardless of its facts, in the language of its emails.
 * content/claims.json names these texts and lists by page; one that depends on a fact, such as the answer time, is
 * no claim.
 */
const { language } = company
const written = writtenTexts().filter(({ locale }) => locale === language)
const texts = new Map(written.map(({ name, text }) => [name, text]))
for (const [page, claimed] of Object.entries(claims)) {
  if (!hasPage(page as keyof typeof claims)) continue
  const names = claimed.flatMap((name) =>
    texts.has(name) ? [name] : [...texts.keys()].filter((entry) => entry.startsWith(`${name}/`)),
  )
  console.log(names.map((name) => `${name}: ${texts.get(name) ?? ''}`).join('\n'))
}
console.log(`\nCorrect what is not true of your company in content/messages/${language}.json and the
other languages, and in the lists: services/… is in content/services.json. Read the legal texts in
content/legal/${language}/ as well.`)
