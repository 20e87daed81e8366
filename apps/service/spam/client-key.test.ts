import { describe, expect, test } from 'vitest'
import { clientKey } from './client-key.ts'

const key = (address: string) => clientKey(address, 'a secret')

describe('one connection', () => {
  test.each([
    ['an IPv4 address, also when written as IPv6', '192.0.2.1', '::ffff:192.0.2.1'],
    ['the /48 of an IPv6 address', '2001:db8:1:2::1', '2001:db8:1:ffff:aaaa:bbbb:cccc:dddd'],
    ['an IPv6 address however it is written', '2001:DB8:0:0:0::1', '2001:db8::5'],
    ['the loopback network', '::1', '::2'],
    ['an IPv4 address with any port', '192.0.2.1', '192.0.2.1:5678'],
    ['an IPv6 address with any port', '[2001:db8::1]:443', '[2001:db8::2]:444'],
    ['an IPv6 address in brackets', '2001:db8::1', '[2001:db8::1]'],
  ])('is %s', (_, one, other) => {
    expect(key(one)).toBe(key(other))
  })
})

describe('another connection', () => {
  test.each([
    ['192.0.2.1', '192.0.2.2'],
    ['2001:db8:1:2::1', '2001:db8:2:2::1'],
    ['2001:db8::1', '2001:db8:1::1'],
    ['::1', '2001:db8::1'],
    ['192.0.2.1:5678', '192.0.2.2:5678'],
  ])('%s is not %s', (one, other) => {
    expect(key(one)).not.toBe(key(other))
  })
})

test('a key does not reveal the address, not even by trying every address with another secret', () => {
  expect(key('192.0.2.1')).not.toContain('192')
  expect(clientKey('192.0.2.1', 'another secret')).not.toBe(key('192.0.2.1'))
})
