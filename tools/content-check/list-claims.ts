import claims from '@site/content/claims.json' with { type: 'json' }
import { messages } from '@site/company/i18n/messages.ts'
import { hasPage } from '@site/company/facts/company-pages.ts'
import { company } from '@site/company/facts/company.ts'

/*
 * npm run claims: what the texts say about the company regardless of its facts, in the language of its emails.
 * content/claims.json names these texts by page; one that depends on a fact, such as the answer time, is no claim.
 */
const { language } = company
const texts: Record<string, string> = messages[language]
for (const [page, keys] of Object.entries(claims)) {
  if (!hasPage(page as keyof typeof claims)) continue
  console.log(keys.map((key) => `${key}: ${texts[key] ?? ''}`).join('\n'))
}
console.log(`\nCorrect what is not true of your company in content/messages/${language}.json and the
other languages. Read the legal texts in content/legal/${language}/ as well.`)
