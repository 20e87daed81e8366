import type { Company } from './define-company.ts'
import { answerTime, firstTalkTerms } from './engagement-texts.ts'
import { fillPlaceholders } from '../i18n/fill-placeholders.ts'
import type { Locale } from '../i18n/locales.ts'
import { messages } from '../i18n/messages.ts'

/** A step after an enquiry. */
export type NextStep = ReturnType<typeof nextSteps>[number]

/** What happens after an enquiry, in three steps, which name only what is a fact (decision 13). */
export function nextSteps(
  { people, engagement }: Pick<Company, 'people' | 'engagement'>,
  locale: Locale,
) {
  const t = messages[locale]
  const reader = people?.[0]?.name
  const talkTerms = firstTalkTerms(engagement, locale)
  return [
    {
      title: t.NEXT_REPLY,
      text: sentences(
        reader ? fillPlaceholders(t.NEXT_READ_BY, { name: reader }) : t.NEXT_REPLY_TEXT,
        answerTime(engagement, locale),
      ),
    },
    { title: t.NEXT_TALK, text: sentences(t.NEXT_TALK_TEXT, talkTerms && `${talkTerms}.`) },
    { title: t.NEXT_OFFER, text: t.NEXT_OFFER_TEXT },
  ]
}

const sentences = (...texts: (string | undefined)[]) => texts.filter(Boolean).join(' ')
