import { defineCompany } from './define-company.ts'
import { rawFacts } from './raw-facts.ts'

/**
 * The facts of `content/company.json` and its lists. Every page, email and legal text reads them here;
 * whatever depends on an optional fact disappears without it (docs/editing-content.md says where each appears).
 */
export const company = defineCompany(rawFacts)
