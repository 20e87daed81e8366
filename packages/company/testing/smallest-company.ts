import type { Company } from '../facts/define-company.ts'

/** A company with only the required facts. */
export const smallestCompany: Company = {
  name: 'Bär & Fils SA',
  shortName: 'Bär & Fils',
  street: 'Rue du Lac 7',
  postalCode: '1950',
  postalTown: 'Sion',
  town: { en: 'Sion', de: 'Sitten', fr: 'Sion' },
  phone: '+41 27 555 12 34',
  email: 'bonjour@baer.ch',
  website: 'https://www.baer.ch',
  colours: {
    band: '#1d6fb8',
    onBand: '#ffffff',
    light: { accent: '#1d6fb8', accentText: '#155a96' },
    dark: { accent: '#5aa9f0', accentText: '#7cbcf5' },
  },
  film: true,
  uid: 'CHE-111.222.338',
  register: { en: 'Register of Valais', de: 'Register Wallis', fr: 'Registre du Valais' },
  responsibleRole: { en: 'Secretary', de: 'Sekretariat', fr: 'Secrétariat' },
  hosting: { name: 'Serveurs SA', place: { en: 'Sion', de: 'Sitten', fr: 'Sion' } },
  mailProvider: { name: 'Courrier SA', place: { en: 'Sion', de: 'Sitten', fr: 'Sion' } },
  retentionDays: 90,
  language: 'fr',
  languageDetection: 'suggest',
  services: [
    {
      id: 'surveying',
      name: { en: 'Surveying', de: 'Vermessung', fr: 'Arpentage' },
      result: { en: 'A plan.', de: 'Ein Plan.', fr: 'Un plan.' },
    },
  ],
  areas: [
    {
      id: 'soil',
      name: { en: 'Soil', de: 'Boden', fr: 'Sol' },
      summary: { en: 'Firm ground.', de: 'Fester Boden.', fr: 'Un sol ferme.' },
      text: { en: 'We dig.', de: 'Wir graben.', fr: 'Nous creusons.' },
    },
  ],
}
