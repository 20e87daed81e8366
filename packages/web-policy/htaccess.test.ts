import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { fixedHeaders, strictTransportSecurity } from './fixed-headers.ts'
import { htaccessFiles } from './htaccess.ts'

/* What Apache makes of these files is tested with the built site: tests/built-site/apache.test.ts. */

const html = '<script>start()</script><style>a{}</style>'
const service = 'https://api.example.ch'
const files = htaccessFiles(
  [
    { file: 'index.html', html: '' },
    { file: '404.html', html: '' },
    { file: 'de/404.html', html: '' },
    { file: 'de/contact.html', html },
    { file: 'de/not-sent/busy.html', html: '' },
  ],
  service,
)

test('the folder of the site has every header that the service sends', () => {
  for (const [name, value] of Object.entries(fixedHeaders)) {
    expect(files.get('.')).toContain(`\nHeader always set ${name} "${value}"\n`)
  }
  expect(files.get('.')).toContain(`Strict-Transport-Security "${strictTransportSecurity}"`)
})

test('each page has its own policy, in the file of its folder', () => {
  expect([...files.keys()].sort()).toEqual(['.', '_astro', 'de', 'de/not-sent'])
  expect(files.get('de')).toContain(
    `<FilesMatch "^contact\\.html">\n` +
      `  Header always set Content-Security-Policy "${contentSecurityPolicy(html, service)}"\n`,
  )
  expect(files.get('.')).not.toContain('contact')
})

test('each language has its own 404 page', () => {
  expect(files.get('.')).toContain('\nErrorDocument 404 /404.html\n')
  expect(files.get('de')).toContain('ErrorDocument 404 /de/404.html\n')
  expect(files.get('de/not-sent')).not.toContain('ErrorDocument')
})
