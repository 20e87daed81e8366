import de from '@site/content/editor/de.json' with { type: 'json' }
import en from '@site/content/editor/en.json' with { type: 'json' }
import fr from '@site/content/editor/fr.json' with { type: 'json' }
import { typesetTexts } from './typeset.ts'

/** What the editor calls the facts, what it explains about them, and what is wrong with them. */
export type EditorTexts = Record<keyof typeof en, Record<string, string>> & {
  rules: typeof en.rules
}

/** By language. The names of labels and hints are those of the facts: `people.phone`. */
export const editorTexts = typesetTexts<EditorTexts>({ en, de, fr })
