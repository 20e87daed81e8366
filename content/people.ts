import type { Company } from './define-company.ts'

/**
 * The people that About us introduces, in this order. The first one reads the enquiries: Contact and the
 * confirmation after sending say so.
 */
export const people: Company['people'] = [
  {
    example: true,
    name: 'Seraina Caduff',
    role: {
      en: 'Managing director, business intelligence',
      de: 'Geschäftsführerin, Business Intelligence',
      fr: 'Directrice, business intelligence',
    },
    latestWork: {
      en: 'Her latest work: a food producer’s monthly accounts, closed in two days instead of eleven.',
      de: 'Hat zuletzt den Monatsabschluss eines Lebensmittelherstellers von elf auf zwei Tage gebracht.',
      fr: 'Sa dernière réalisation : le bouclement mensuel d’un producteur alimentaire, en deux jours au lieu de onze.',
    },
    languages: ['de', 'rm', 'fr', 'en'],
    portrait: 'portrait-1',
  },
  {
    example: true,
    name: 'Luc Berset',
    role: {
      en: 'IT architecture and operations',
      de: 'Architektur und Betrieb',
      fr: 'Architecture et exploitation',
    },
    latestWork: {
      en: 'His latest work: a wholesaler’s disaster recovery plan, rehearsed until three hours were enough.',
      de: 'Hat zuletzt mit einem Grosshändler den Notfall geübt, bis dieser nach drei Stunden wieder liefern konnte.',
      fr: 'Sa dernière réalisation : le plan de reprise d’un grossiste, exercé jusqu’à tenir en trois heures.',
    },
    languages: ['fr', 'de', 'en'],
    portrait: 'portrait-2',
  },
  {
    example: true,
    name: 'Nora Aebi',
    role: {
      en: 'Software engineering',
      de: 'Software-Engineering',
      fr: 'Ingénierie logicielle',
    },
    latestWork: {
      en: 'Her latest work: the software that tells a cableway’s mechanics which bearing to change next.',
      de: 'Hat zuletzt die Software geschrieben, die den Mechanikern einer Seilbahn sagt, welches Lager als Nächstes fällig ist.',
      fr: 'Sa dernière réalisation : le logiciel qui indique aux mécaniciens d’un téléphérique le prochain roulement à changer.',
    },
    languages: ['de', 'en', 'it'],
    portrait: 'portrait-3',
  },
]
