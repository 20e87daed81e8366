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
  language: 'de',
  languageDetection: 'suggest',
})
