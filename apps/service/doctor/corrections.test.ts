import { expect, test } from 'vitest'
import { smallestCompany } from '@site/company/testing/smallest-company.ts'
import { correctionLines, serverLines } from './run-checks.ts'

const sent = { kind: 'smtp', url: new URL('smtps://mail.example.ch') } as const
const folder = { kind: 'folder', folder: '/srv/mail' } as const

test('with a mail server in production nothing has to be set', () => {
  const settings = { mail: sent, production: true }
  expect(serverLines(smallestCompany, settings)).toEqual([])
  expect(correctionLines(smallestCompany, settings)).toEqual(correctionLines(smallestCompany, null))
})

test.each([
  [
    'de',
    'content/company.json, email (E-\u2060Mail-Adresse): «a@b.example» ist ein Platzhalter. Tragen Sie Ihre eigene Angabe ein.',
    [
      'E-\u2060Mails werden nur als Dateien abgelegt. Tragen Sie MAIL_URL ein, damit sie gesendet werden.',
      'Setzen Sie NODE_ENV auf dem öffentlichen Server auf «production».',
    ],
  ],
  [
    'fr',
    'content/company.json, email (Adresse e-\u2060mail): « a@b.example » est une valeur fictive. Saisissez la vôtre.',
    [
      'Les e-\u2060mails ne sont qu’enregistrés dans des fichiers. Indiquez MAIL_URL pour qu’ils soient envoyés.',
      'Réglez NODE_ENV sur « production » sur le serveur public.',
    ],
  ],
] as const)(
  'in %s, facts and settings are listed in the language of the company',
  (language, fact, lines) => {
    const company = { ...smallestCompany, language, email: 'a@b.example' }
    const words = (listed: string[]) => listed.map((line) => line.replaceAll(/\s/g, ' '))
    expect(words(correctionLines(company, { mail: folder, production: false }))).toContain(fact)
    expect(words(serverLines(company, { mail: folder, production: false }))).toEqual(lines)
  },
)

test('emails that are only stored are to be corrected on the public server', () => {
  const company = { ...smallestCompany, language: 'en' } as const
  const settings = { mail: folder, production: true }
  expect(correctionLines(company, settings)).toContainEqual(expect.stringContaining('MAIL_URL'))
  expect(serverLines(company, settings)).toEqual([])
})
