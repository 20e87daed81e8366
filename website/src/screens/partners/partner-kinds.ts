import type { Messages } from '../../../../i18n/messages.ts'
import type { PartnerKind } from './PartnerKinds.tsx'

/** The three kinds of partner that the specification names, in its order. */
export const partnerKinds = (t: Messages): PartnerKind[] => [
  {
    name: t.PARTNERS_PUBLISHERS,
    brings: t.PARTNERS_PUBLISHERS_BRING,
    gets: t.PARTNERS_PUBLISHERS_GET,
  },
  {
    name: t.PARTNERS_MANUFACTURERS,
    brings: t.PARTNERS_MANUFACTURERS_BRING,
    gets: t.PARTNERS_MANUFACTURERS_GET,
  },
  {
    name: t.PARTNERS_PROVIDERS,
    brings: t.PARTNERS_PROVIDERS_BRING,
    gets: t.PARTNERS_PROVIDERS_GET,
  },
]
