import { defineCompany } from './define-company.ts'

/** The one place that names the company. Replace these facts and every page and mail follows. */
export const company = defineCompany({
  name: 'Senda Consulting GmbH',
  shortName: 'Senda Consulting',
  street: 'Musterstrasse 1',
  postalCode: '7000',
  town: 'Chur',
  phone: '+41 81 000 00 00',
  email: 'info@senda.example',
  website: 'https://www.senda.example',
  jobSite: 'https://jobs.senda.example',
  uid: 'CHE-000.000.000',
  register: {
    en: 'Commercial Register of the Canton of Graubünden',
    de: 'Handelsregister des Kantons Graubünden',
    fr: 'Registre du commerce du canton des Grisons',
  },
  responsibleRole: { en: 'Executive Board', de: 'Geschäftsleitung', fr: 'Direction' },
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
})
