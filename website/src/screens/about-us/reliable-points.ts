import type { Company } from '../../../../company/define-company.ts'
import type { Locale } from '../../../../i18n/locales.ts'
import { messages } from '../../../../i18n/messages.ts'
import type { Row } from '../../sections/Rows.tsx'

/** What clients can rely on. The row on independence depends on `partnerCommission`. */
export function reliablePoints({ partnerCommission }: Company, locale: Locale): Row[] {
  const t = messages[locale]
  const independence = {
    none: [{ title: t.ABOUT_INDEPENDENCE, text: t.ABOUT_INDEPENDENCE_TEXT }],
    disclosed: [{ title: t.ABOUT_COMMISSIONS, text: t.ABOUT_COMMISSIONS_TEXT }],
  }
  return [
    ...(partnerCommission ? independence[partnerCommission] : []),
    { title: t.ABOUT_CONTINUITY, text: t.ABOUT_CONTINUITY_TEXT },
    { title: t.ABOUT_HANDOVER, text: t.ABOUT_HANDOVER_TEXT },
  ]
}
