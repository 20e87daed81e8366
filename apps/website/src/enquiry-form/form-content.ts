import { company } from '@site/company/facts/company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { nextSteps } from '@site/company/facts/next-steps.ts'
import { formTexts } from './form-texts.ts'

/** Where a form is: on the contact page or in the side panel. */
export type EnquiryVariant = 'page' | 'panel'

/** The texts and facts in the forms of a page, which contains them as JSON for hydration (hydrate-form.tsx). */
export type FormContent = ReturnType<typeof formContent>

/** The content of the forms in one language. */
export function formContent(locale: Locale) {
  const t = messages[locale]
  return {
    locale,
    texts: formTexts(t),
    /** How to reach the company without the form. */
    contact: { phone: company.phone, email: company.email },
    /** What happens after sending. */
    nextSteps: { heading: t.NEXT_HEADING, steps: nextSteps(company, locale) },
    privacy: {
      line: t.PRIVACY_LINE,
      link: t.PRIVACY_LINK,
      href: localizedPath(locale, 'privacy'),
    },
  }
}
