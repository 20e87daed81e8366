import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { fixedHeaders, strictTransportSecurity } from './fixed-headers.ts'
import { caddyFile, headersFile, nginxFile } from './host-files.ts'

const html = '<script>start()</script><style>a{}</style>'
const pages = [
  { file: 'index.html', html: '' },
  { file: 'de/contact.html', html },
  { file: '404.html', html: '' },
  { file: 'de/404.html', html: '' },
  { file: 'fr/404.html', html: '' },
]
const files = {
  _headers: headersFile(pages),
  'nginx.conf': nginxFile(pages),
  Caddyfile: caddyFile(pages, 'www.example.ch'),
}

test.for(Object.entries(files))('%s contains every header that the service sends', ([, text]) => {
  for (const [name, value] of Object.entries(fixedHeaders)) {
    expect(text).toMatch(new RegExp(`${name}:? ["'\`]?${value.replaceAll(/[()]/g, '\\$&')}["'\`]?`))
  }
  expect(text).toContain('Strict-Transport-Security')
  expect(text).toContain(strictTransportSecurity)
})

test.for(Object.entries(files))('%s keeps proxies from changing pages', ([, text]) => {
  expect(text).toMatch(/no-cache, no-transform/)
})

test.for(Object.entries(files))('%s gives each page its own policy', ([, text]) => {
  expect(text).toContain(contentSecurityPolicy(html))
  expect(text).toContain('/de/contact')
})

test('policies in _headers that apply to the same page do not contradict each other', () => {
  const [common = ''] = files._headers.split('/_astro/*')
  expect(common).not.toMatch(/(script|style|default|connect)-src/)
})

test('a German address that does not exist gets the German 404 page', () => {
  expect(files['nginx.conf']).toContain('~^/de/ "/de/404.html";')
  expect(files.Caddyfile).toContain('~^/de/ /de/404.html "')
})
