import type { Locale } from './locales.ts'

const words: Record<Locale, string> = {
  en: 'two three four five six seven eight nine ten eleven twelve',
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze',
}

/** How many entries a list has, in words up to twelve; `several` has `{count}` and may have other placeholders. */
export function countedText(count: number, one: string, several: string, locale: Locale): string {
  if (count === 1) return one
  const number = words[locale].split(' ')[count - 2] ?? String(count)
  const filled = several.replace('{count}', number)
  return filled.charAt(0).toUpperCase() + filled.slice(1)
}
