import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { company } from '@site/company/facts/company.ts'
import type { Company } from '@site/company/facts/define-company.ts'
import { locales, type Locale } from '@site/company/i18n/locales.ts'
import { legalPages } from '@site/company/i18n/pages.ts'
import { fillLegalText } from './fill-legal-text.ts'
import { legalFacts } from './legal-facts.ts'

const ownName = { ...company.hosting, name: company.name }
const other = { name: 'Serveurs SA', place: { en: 'Lyon', de: 'Lyon', fr: 'Lyon' } }

/** A legal text, filled before it is rendered, with these facts. */
function legalText(page: string, locale: Locale, facts: Partial<Company>): string {
  const path = `content/legal/${locale}/${page}.md`
  const text = readFileSync(new URL(`../../../../../${path}`, import.meta.url), 'utf8')
  return fillLegalText(text, legalFacts({ ...company, ...facts }, locale, new Date()), path)
}

const privacyNotice = (locale: Locale, facts: Partial<Company>) =>
  legalText('privacy', locale, facts)

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

const cnil = {
  name: { en: 'CNIL (France)', de: 'CNIL (Frankreich)', fr: 'CNIL' },
  website: 'https://www.cnil.fr',
}
const french = {
  country: 'FR',
  uid: '111 222 333 RCS Lyon',
  vatNumber: 'FR 11 222 333 444',
  dataProtectionAuthority: cnil,
  dataStaysInSwitzerland: true,
}
const swissWords =
  /FADP|\bDSG\b|\bLPD\b|\bOR\b|\bCO\b|eCH|\bUID\b|\bIDE\b|edoeb|444 \w|Swiss|Schweiz|suisse|Suisse/

describe.each(locales)('in %s', (locale) => {
  test('the legal texts of a company in the EU name its law and authority', () => {
    const facts = { ...french, hosting: other, mailProvider: other }
    for (const page of legalPages) expect(legalText(page, locale, facts)).not.toMatch(swissWords)
    const notice = privacyNotice(locale, facts)
    expect(notice).toContain(`${cnil.name[locale]} (<a href="https://www.cnil.fr">www.cnil.fr</a>)`)
    expect(notice).toMatch(/46 (GDPR|DSGVO|RGPD)/)
    expect(legalText('imprint', locale, facts)).toMatch(/: 111 222 333 RCS Lyon\n[^]*: FR 11/)
  })

  test('those of a Swiss company name Swiss law and its authority', () => {
    const notice = privacyNotice(locale, { country: undefined })
    expect(notice).toMatch(/21 (FADP|DSG|LPD)/)
    expect(notice).toContain('edoeb.admin.ch')
    expect(notice).not.toContain('{')
  })
})
