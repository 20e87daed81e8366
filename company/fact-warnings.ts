import type { Company } from './define-company.ts'

/** What may surprise a company about its own facts; `npm run doctor` says it. */
export function factWarnings({ languageDetection }: Company): string[] {
  if (languageDetection !== 'country') return []
  return [
    'languageDetection is "country": visitors from Switzerland who open an English page see ' +
      'English, as do visitors from every country except Germany and France. "suggest" offers them their ' +
      'browser’s language instead.',
  ]
}
