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
      en: 'Managing director; business intelligence',
      de: 'Geschäftsführerin, Business Intelligence',
      fr: 'Direction et business intelligence',
    },
    latestWork: {
      en: 'Her latest work: a stock report that is on a timber merchant’s desk at six every morning.',
      de: 'Hat zuletzt den Lagerbericht eingerichtet, den ein Holzhändler jeden Morgen um sechs Uhr liest.',
      fr: 'Sa dernière réalisation : l’état des stocks qu’un négociant en bois reçoit chaque matin à six heures.',
    },
    languages: ['de', 'rm', 'fr', 'en'],
    portrait: 'portrait-1',
  },
  {
    example: true,
    name: 'Luc Berset',
    role: {
      en: 'IT architecture and operations',
      de: 'Informatikarchitektur und Betrieb',
      fr: 'Architecture et exploitation informatiques',
    },
    latestWork: {
      en: 'His latest work: moving a foundry’s ERP to another data centre in one weekend.',
      de: 'Hat zuletzt das ERP einer Giesserei an einem Wochenende in ein anderes Rechenzentrum verlegt.',
      fr: 'Sa dernière réalisation : l’ERP d’une fonderie transféré en un week-end dans un autre centre de données.',
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
      en: 'Her latest work: the software that links a dairy’s filling line to its ERP.',
      de: 'Hat zuletzt die Software geschrieben, die die Abfüllanlage einer Molkerei mit dem ERP verbindet.',
      fr: 'Sa dernière réalisation : le logiciel qui relie la ligne de remplissage d’une laiterie à son ERP.',
    },
    languages: ['de', 'en', 'it'],
    portrait: 'portrait-3',
  },
]
