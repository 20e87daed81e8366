import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { fixedHeaders, strictTransportSecurity } from './fixed-headers.ts'
import { headersFile } from './headers-file.ts'

const html = '<script>start()</script><style>a{}</style>'
const file = headersFile([
  { file: 'index.html', html: '' },
  { file: 'de/contact.html', html },
])

test('the file has every header that the service sends', () => {
  for (const [name, value] of Object.entries(fixedHeaders)) {
    expect(file).toContain(`\n  ${name}: ${value}\n`)
  }
  expect(file).toContain(`\n  Strict-Transport-Security: ${strictTransportSecurity}\n`)
})

test('each page has its own policy, and proxies may not change it', () => {
  expect(file).toContain(
    `\n/de/contact\n  Content-Security-Policy: ${contentSecurityPolicy(html)}\n` +
      '  Cache-Control: no-cache, no-transform\n',
  )
  expect(file).toMatch(/^\/$/m)
})

test('the policy for all paths does not restrict what the policy of a page allows', () => {
  const [common = ''] = file.split('/_astro/*')
  expect(common).not.toMatch(/(script|style|default|connect)-src/)
})
