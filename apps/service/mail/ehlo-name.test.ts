import { expect, test } from 'vitest'
import { ehloName } from './addresses.ts'

test.each([
  ['https://www.company.ch', 'www.company.ch'],
  ['https://www.zürich-firma.ch', 'www.xn--zrich-firma-thb.ch'],
  ['http://localhost:8080', 'mail.company.ch'],
  ['http://192.0.2.1', 'mail.company.ch'],
  ['http://[2001:db8::1]', 'mail.company.ch'],
])('the name for %s is %s', (website, name) => {
  expect(ehloName('website@mail.company.ch', website)).toBe(name)
})

test('a domain with umlauts is converted to ASCII', () => {
  expect(ehloName('web@zürich-firma.ch', 'http://localhost')).toBe('xn--zrich-firma-thb.ch')
})
