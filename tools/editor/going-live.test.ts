import { rawFacts } from '@site/company/facts/raw-facts.ts'
import { expect, test } from 'vitest'
import { goingLive } from './going-live.ts'

test('facts that are invalid are listed in the language of the owner, with links to their fields', async () => {
  const [first] = rawFacts.people
  const facts = { ...rawFacts, language: 'fr', phone: 'n/a', people: [{ ...first, email: 'léa' }] }
  const { language, title, html } = await goingLive(facts as typeof rawFacts)
  expect(language).toBe('fr')
  expect(title).toBe('Avant la mise en ligne (2)')
  expect(html).toMatch(/data-field="phone" data-pane="_default">Téléphone<\/a>/)
  expect(html).toContain('Doit être au format international')
  expect(html).toMatch(
    /entries\/company" data-field="people.0.email"[^>]+>Personnes › 1 › Adresse e-\u2060mail</,
  )
})

test('a rule that no field can check is listed', async () => {
  const { html } = await goingLive({ ...rawFacts, language: 'en', uid: 'CHE-123.465.788' })
  expect(html).toMatch(/data-field="uid"[^>]+>UID</)
  expect(html).toContain('Is mistyped: its check digit does not match')
})

test('valid facts are compared with the example; the owner can confirm what is true of the company', async () => {
  const facts = { ...rawFacts, language: 'de', email: 'a@b.example' }
  const { title, html } = await goingLive(facts)
  expect(title).toMatch(/^Vor der Veröffentlichung \(\d+\)$/)
  expect(html).toMatch(/data-field="email"[^>]+>E-\u2060Mail-Adresse</)
  expect(html).not.toContain('value="example email"')
})

test('a colour with too little contrast is listed, with the nearest that has enough', async () => {
  const facts = { ...rawFacts, language: 'fr', colours: { ...rawFacts.colours, band: '#777777' } }
  const { html } = await goingLive(facts)
  expect(html).toMatch(/data-field="colours.band"[^>]+>Couleurs › Bandeau de l’accueil</)
  expect(html).toContain('La couleur la plus proche qui convient est #767676.')
})
