import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { company } from '@site/company/facts/company.ts'
import type { Company } from '@site/company/facts/define-company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { fillLegalText } from './fill-legal-text.ts'
import { legalFacts } from './legal-facts.ts'

const ownName = { ...company.hosting, name: company.name }
const other = { ...company.hosting, name: 'Serveurs SA' }

/** The privacy notice, filled before it is rendered, with these providers. */
function privacyNotice(
  locale: Locale,
  providers: Pick<Company, 'hosting' | 'mailProvider'>,
): string {
  const path = `content/legal/${locale}/privacy.md`
  const text = readFileSync(new URL(`../../../../../${path}`, import.meta.url), 'utf8')
  return fillLegalText(text, legalFacts({ ...company, ...providers }, locale, new Date()), path)
}

test.each([
  ['en', 'on our behalf', 'We run the server for the website and our mailbox ourselves.'],
  ['de', 'in unserem Auftrag', 'Den Server der Website und unser Postfach betreiben wir selbst.'],
  ['fr', 'pour notre compte', 'Nous exploitons nous-mêmes le serveur du site et notre messagerie.'],
] as const)(
  'the %s privacy notice names only recipients that are not the company itself',
  (...row) => {
    const [locale, onOurBehalf, byOurselves] = row
    const none = privacyNotice(locale, { hosting: ownName, mailProvider: ownName })
    expect(none).toContain(byOurselves)
    expect(none).not.toContain(onOurBehalf)
    for (const providers of [
      { hosting: other, mailProvider: ownName },
      { hosting: ownName, mailProvider: other },
    ]) {
      const one = privacyNotice(locale, providers)
      expect(one).toContain(onOurBehalf)
      expect(/^- .*Serveurs SA.*\.$/m.exec(one)).not.toBeNull()
      expect(one).not.toContain(byOurselves)
      expect(one).not.toMatch(new RegExp(`^- ${company.name}`, 'm'))
    }
  },
)
