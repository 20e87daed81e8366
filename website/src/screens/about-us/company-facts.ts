import type { Company } from '../../../../company/define-company.ts'
import { capitalise } from '../capitalise.ts'
import { languageNames, listInWords } from '../../../../i18n/language-names.ts'
import type { Locale } from '../../../../i18n/locales.ts'
import { messages } from '../../../../i18n/messages.ts'
import type { Fact } from '../../sections/FactList.tsx'

/** The company in short facts, without those that it has not given. */
export function companyFacts(company: Company, locale: Locale): Fact[] {
  const t = messages[locale]
  const {
    foundedYear,
    headcount,
    workingLanguages = [],
    regions = [],
    memberships = [],
    certificates = [],
  } = company
  const facts = [
    { name: t.ABOUT_FOUNDED, value: foundedYear?.toString() },
    { name: t.ABOUT_HEADCOUNT, value: headcount?.toString() },
    { name: t.ABOUT_LANGUAGES, value: capitalise(languageNames(workingLanguages, locale)) },
    {
      name: t.ABOUT_REGIONS,
      value: capitalise(
        listInWords(
          regions.map((region) => region[locale]),
          locale,
        ),
      ),
    },
    { name: t.ABOUT_MEMBERSHIPS, value: memberships.join(', ') },
    { name: t.ABOUT_CERTIFICATES, value: certificates.join(', ') },
  ]
  return facts.flatMap(({ name, value }) => (value ? [{ name, value }] : []))
}
