import type en from '@site/content/editor/en.json'
import { editorTexts } from '../i18n/editor-texts.ts'
import { fillPlaceholders } from '../i18n/fill-placeholders.ts'
import { localeOrDefault, type Locale } from '../i18n/locales.ts'

/** What a fact may break: a key of `rules` in content/editor. */
export type Rule = keyof typeof en.rules

/** The sentence for a broken rule, in the language of the check: that of the owner in the editor, or else English. */
export const rule =
  (name: Rule, values: Record<string, string> = {}) =>
  ({ lang }: { lang?: string | undefined }) =>
    fillPlaceholders(editorTexts[localeOrDefault(lang)].rules[name], values)

/** A finding about a file or page of the owner, in her language: "content/film/landscape.mp4: has sound." */
export const findingIn =
  (lang: Locale) => (place: string, name: Rule, values?: Record<string, string>) =>
    `${place}: ${rule(name, values)({ lang })}`

export type Finding = ReturnType<typeof findingIn>
