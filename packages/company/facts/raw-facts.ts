import areas from '@site/content/areas.json' with { type: 'json' }
import facts from '@site/content/company.json' with { type: 'json' }
import partnerKinds from '@site/content/partner-kinds.json' with { type: 'json' }
import services from '@site/content/services.json' with { type: 'json' }
import steps from '@site/content/steps.json' with { type: 'json' }
import survey from '@site/content/survey.json' with { type: 'json' }

/** The facts as they are in `content/`, not checked yet. */
export const rawFacts = { ...facts, ...services, ...areas, ...partnerKinds, ...steps, ...survey }
