import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function directive(name: string, html: string): string[] {
  const found = contentSecurityPolicy(html)
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
  return found?.split(' ').slice(1) ?? []
}

test('without a page nothing inline and nothing from other origins is allowed', () => {
  expect(contentSecurityPolicy()).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
      "font-src 'self'; media-src 'self'; connect-src 'self'; " +
      "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  )
})

test('inline scripts and styles are allowed by the hash of exactly their content', () => {
  const html = '<style media="print">\n a {} </style><script type="module"> b() \n</script>'
  expect(directive('style-src', html)).toEqual(["'self'", hash('\n a {} ')])
  expect(directive('script-src', html)).toEqual(["'self'", hash(' b() \n')])
})

test('speculation rules and import maps count as scripts', () => {
  const html = '<script type="speculationrules">{}</script>'
  expect(directive('script-src', html)).toEqual(["'self'", hash('{}')])
})

test('data blocks and scripts from files need no hash', () => {
  const html =
    '<script type="application/ld+json">{"a":1}</script>' +
    "<script type='application/json'>{}</script>" +
    '<script async src="/a.js"></script>'
  expect(directive('script-src', html)).toEqual(["'self'"])
})

test('tags inside a script and angle brackets inside attributes are ignored', () => {
  const script = "const html = '<style>x</style>'"
  const html = `<script data-note="a > b" data-src="x">${script}</script>`
  expect(directive('script-src', html)).toEqual(["'self'", hash(script)])
  expect(directive('style-src', html)).toEqual(["'self'"])
})

test('line breaks are hashed as browsers read them', () => {
  expect(directive('script-src', '<script>a\r\nb\rc</script>')).toEqual(["'self'", hash('a\nb\nc')])
})

test('the same code twice needs one hash', () => {
  const html = '<script>a()</script><script>a()</script>'
  expect(directive('script-src', html)).toEqual(["'self'", hash('a()')])
})

test('a service at another origin may only receive requests and forms', () => {
  const policy = contentSecurityPolicy('', 'https://api.example.ch')
  expect(policy).toContain("connect-src 'self' https://api.example.ch;")
  expect(policy).toContain("form-action 'self' https://api.example.ch;")
  expect(policy.match(/api\.example\.ch/g)).toHaveLength(2)
})
