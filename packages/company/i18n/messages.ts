import de from '@site/content/messages/de.json' with { type: 'json' }
import en from '@site/content/messages/en.json' with { type: 'json' }
import fr from '@site/content/messages/fr.json' with { type: 'json' }
import { typesetTexts } from './typeset.ts'

/** Every text of site and emails by its upper-case key; the English file defines the keys. */
export type Messages = Record<keyof typeof en, string>

export type MessageKey = keyof Messages

/** There is no fallback to English: a key that is missing in a language fails the type check. */
export const messages = typesetTexts<Messages>({ en, de, fr })
