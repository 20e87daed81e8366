import { defineCompany } from './define-company.ts'
import { people } from './people.ts'
import { questions } from './questions.ts'
import { references } from './references.ts'

/**
 * The one place that describes the company, together with the three files next to it. Replace these
 * facts and every page and email follows; remove an optional one and everything that depends on it
 * disappears (docs/editing-content.md says where each appears).
 */
export const company = defineCompany({
  name: 'Senda Consulting GmbH',
  shortName: 'Senda Consulting',
  street: 'Musterstrasse 1',
  postalCode: '7000',
  postalTown: 'Chur',
  town: { en: 'Chur', de: 'Chur', fr: 'Coire' },
  phone: '+41 81 000 00 00',
  email: 'info@senda.example',
  website: 'https://www.senda.example',
  uid: 'CHE-000.000.000',
  register: {
    en: 'Commercial Register of the Canton of Graubünden',
    de: 'Handelsregister des Kantons Graubünden',
    fr: 'Registre du commerce du canton des Grisons',
  },
  responsibleRole: { en: 'Management', de: 'Geschäftsleitung', fr: 'Direction' },
  hosting: {
    name: 'Muster Hosting AG',
    place: { en: 'Zurich, Switzerland', de: 'Zürich, Schweiz', fr: 'Zurich, Suisse' },
  },
  mailProvider: {
    name: 'Muster Mail AG',
    place: { en: 'Bern, Switzerland', de: 'Bern, Schweiz', fr: 'Berne, Suisse' },
  },
  retentionDays: 365,
  language: 'de',
  languageDetection: 'suggest',

  // From here on every fact is optional.
  regions: [
    { en: 'Graubünden', de: 'Graubünden', fr: 'les Grisons' },
    { en: 'the rest of Switzerland', de: 'die übrige Schweiz', fr: 'le reste de la Suisse' },
  ],
  workingLanguages: ['de', 'fr', 'en'],
  people,
  references,
  engagement: {
    answerWithin: { count: 1, unit: 'workingDays' },
    firstTalk: { minutes: 60, free: true },
    survey: { weeks: 3, priceFrom: 9800 },
    dayRate: { price: 1480, costCeiling: true },
    vat: 'excluded',
    noticeWeeks: 2,
  },
  questions,
  openingHours: [
    { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '08:00', closes: '12:00' },
    { days: ['Mo', 'Tu', 'We', 'Th'], opens: '13:30', closes: '17:30' },
  ],
  foundedYear: 2014,
  headcount: 9,
  memberships: ['Musterverband Informatik Schweiz'],
  partnerCommission: 'none',
  jobSite: 'https://jobs.senda.example',
  careers: {
    place: { en: 'Chur', de: 'Chur', fr: 'Coire' },
    workload: { from: 60, to: 100 },
    homeOffice: {
      en: 'up to three days a week',
      de: 'bis zu drei Tage pro Woche',
      fr: 'jusqu’à trois jours par semaine',
    },
    steps: [
      {
        title: { en: 'You write', de: 'Sie schreiben', fr: 'Vous écrivez' },
        text: {
          en: 'A CV and ten lines on something you built are enough. No covering letter is needed.',
          de: 'Ein Lebenslauf und zehn Zeilen über etwas, das Sie gebaut haben, genügen. Ein Motivationsschreiben braucht es nicht.',
          fr: 'Un CV et dix lignes sur quelque chose que vous avez construit suffisent. Pas besoin de lettre de motivation.',
        },
      },
      {
        title: { en: 'We meet', de: 'Wir treffen uns', fr: 'Nous nous rencontrons' },
        text: {
          en: 'One hour with two people you would work with, in Chur or by video.',
          de: 'Eine Stunde mit zwei Personen, mit denen Sie zusammenarbeiten würden, in Chur oder per Video.',
          fr: 'Une heure avec deux personnes de votre future équipe, à Coire ou en visioconférence.',
        },
      },
      {
        title: {
          en: 'You spend a paid day with us',
          de: 'Sie arbeiten einen bezahlten Tag mit',
          fr: 'Vous passez une journée payée avec nous',
        },
        text: {
          en: 'You work on a real task, with an employment contract for the day. Both sides decide within a week.',
          de: 'Mit einem Arbeitsvertrag für diesen Tag bearbeiten Sie eine Aufgabe aus unserem Alltag. Beide Seiten entscheiden innert einer Woche.',
          fr: 'Vous travaillez sur un cas réel, avec un contrat de travail pour la journée. Chacun se décide dans la semaine qui suit.',
        },
      },
    ],
    email: 'jobs@senda.example',
    keptMonths: 6,
  },
  sameAs: ['https://social.example/senda'],
  vatNumber: 'CHE-000.000.000 MWST',
  backupDays: 30,
  mailboxDays: 365,
  dataStaysInSwitzerland: true,
  countVisits: true,

  // What is invented, besides phone and register numbers of zeros, addresses under .example, people and references.
  // Take a fact out of this list once it is true of your company; npm run doctor fails until the list is empty.
  examples: [
    ...['name', 'shortName', 'street', 'postalCode', 'postalTown', 'town', 'register', 'hosting'],
    ...['mailProvider', 'regions', 'workingLanguages', 'engagement', 'questions', 'openingHours'],
    ...['foundedYear', 'headcount', 'memberships', 'certificates', 'partnerCommission', 'careers'],
    ...['backupDays', 'mailboxDays', 'dataStaysInSwitzerland'],
  ],
})
