import { localeOrDefault } from '../i18n/locales.ts'
import { defineCompany } from './define-company.ts'
import { rawFacts } from './raw-facts.ts'

/** The facts of `content/company.json` and its lists; docs/editing-content.md says where each appears. */
export const company = defineCompany(rawFacts, localeOrDefault(rawFacts.language))
