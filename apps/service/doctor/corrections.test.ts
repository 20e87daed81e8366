import { expect, test } from 'vitest'
import { smallestCompany } from '@site/company/testing/smallest-company.ts'
import { correctionLines } from './corrections.ts'

const sent = { kind: 'smtp', url: new URL('smtps://mail.example.ch') } as const

test('a company of its own on a public server has nothing to correct', () => {
  expect(correctionLines(smallestCompany, { mail: sent, production: true })).toEqual([])
})

test.each([
  [
    'de',
    [
      'content/company.json, email: «a@b.example» ist ein Platzhalter. Tragen Sie Ihre eigene Angabe ein.',
      'E-Mails werden nur als Dateien abgelegt. Tragen Sie MAIL_URL ein, damit sie gesendet werden.',
      'Setzen Sie NODE_ENV auf dem öffentlichen Server auf «production».',
    ],
  ],
  [
    'fr',
    [
      'content/company.json, email: « a@b.example » est une valeur fictive. Saisissez la vôtre.',
      'Les e-mails ne sont qu’enregistrés dans des fichiers. Indiquez MAIL_URL pour qu’ils soient envoyés.',
      'Réglez NODE_ENV sur « production » sur le serveur public.',
    ],
  ],
] as const)(
  'in %s, facts and settings are listed in the language of the company',
  (language, lines) => {
    const company = { ...smallestCompany, language, email: 'a@b.example' }
    const settings = { mail: { kind: 'folder', folder: '/srv/mail' }, production: false } as const
    const listed = correctionLines(company, settings)
    expect(listed.map((line) => line.replaceAll(/\s/g, ' '))).toEqual(lines)
  },
)
