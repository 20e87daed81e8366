import areas from '@site/content/areas.json' with { type: 'json' }
import facts from '@site/content/company.json' with { type: 'json' }
import partnerKinds from '@site/content/partner-kinds.json' with { type: 'json' }
import services from '@site/content/services.json' with { type: 'json' }
import steps from '@site/content/steps.json' with { type: 'json' }
import survey from '@site/content/survey.json' with { type: 'json' }
import { defineCompany } from './define-company.ts'

/**
 * The facts of `content/company.json` and its lists. Every page, email and legal text reads them here;
 * whatever depends on an optional fact disappears without it (docs/editing-content.md says where each appears).
 */
export const company = defineCompany({
  ...facts,
  ...services,
  ...areas,
  ...partnerKinds,
  ...steps,
  ...survey,
})
