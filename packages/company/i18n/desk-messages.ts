import de from '@site/content/desk/de.json' with { type: 'json' }
import en from '@site/content/desk/en.json' with { type: 'json' }
import fr from '@site/content/desk/fr.json' with { type: 'json' }
import { typesetTexts } from './typeset.ts'

/** Every text of the enquiry desk by its upper-case key; the English file defines the keys. */
export type DeskMessages = Record<keyof typeof en, string>

/** A key that is missing in a language fails the type check, as in `messages.ts`. */
export const deskMessages = typesetTexts<DeskMessages>({ en, de, fr })
