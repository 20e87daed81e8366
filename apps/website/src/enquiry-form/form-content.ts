import { company } from '@site/company/facts/company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages, type MessageKey, type Messages } from '@site/company/i18n/messages.ts'
import { nextSteps } from '@site/company/facts/next-steps.ts'
import { definitionOf, errorCodes, fieldNames, fields, plainLabelOf } from '@site/enquiry/fields.ts'

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

/** Only the texts that the form needs, because every page contains them as data. */
const formKeys: readonly MessageKey[] = [
  'REQUIRED_HINT',
  'HONEYPOT',
  'OFFLINE',
  'TOO_LONG',
  'SEND',
  'SUBMITTING',
  'ERROR_SUMMARY',
  'ERROR_TITLE_PREFIX',
  'FORM_SUBMITTED',
  'SOMETHING_WENT_WRONG',
  'LABELLED',
  'MAIL_SUBJECT',
  ...(Object.keys(messages.en) as MessageKey[]).filter((key) => /^(SENT|RESCUE)_/.test(key)),
  ...errorCodes,
  fields.source.placeholder,
  ...Object.values(fields.source.options),
  ...fieldNames.flatMap((name) => {
    const { label, panelLabel = label } = definitionOf(name)
    return [label, panelLabel, plainLabelOf(name)]
  }),
]

/** Typed as all messages, but only those of the form exist (form-content.test.ts). */
export type FormTexts = Messages

/** Picks the form's texts. */
export const formTexts = (messages: Messages) =>
  Object.fromEntries(formKeys.map((key) => [key, messages[key]])) as FormTexts
