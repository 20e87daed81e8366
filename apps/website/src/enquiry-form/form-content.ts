import { company } from '@site/company/facts/company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { nextSteps, type NextStep } from '@site/company/facts/next-steps.ts'
import { type FormTexts, formTexts } from './form-texts.ts'

/** Where a form is: on the contact page or in the side panel. */
export type EnquiryVariant = 'page' | 'panel'

/** How to reach the company without the form. */
export interface ContactDetails {
  phone: string
  email: string
}

/** The texts and facts in the forms of a page, which contains them as JSON for hydration (hydrate-form.tsx). */
export interface FormContent {
  locale: Locale
  texts: FormTexts
  contact: ContactDetails
  /** What happens next, shown after sending. */
  nextSteps: { heading: string; steps: NextStep[] }
  privacy: { line: string; link: string; href: string }
}

/** The content of the forms in one language. */
export function formContent(locale: Locale): FormContent {
  const t = messages[locale]
  return {
    locale,
    texts: formTexts(t),
    contact: { phone: company.phone, email: company.email },
    nextSteps: { heading: t.NEXT_HEADING, steps: nextSteps(company, locale) },
    privacy: {
      line: t.PRIVACY_LINE,
      link: t.PRIVACY_LINK,
      href: localizedPath(locale, 'privacy'),
    },
  }
}
