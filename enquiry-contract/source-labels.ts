import type { MessageKey } from '../i18n/messages.ts'
import type { Source } from './form-values.ts'

/** The text that names each source, in the form and in the mail. */
export const sourceLabels = {
  social: 'SOURCE_SOCIAL',
  friend: 'SOURCE_FRIEND',
  website: 'SOURCE_WEBSITE',
  others: 'SOURCE_OTHERS',
} as const satisfies Record<Source, MessageKey>
