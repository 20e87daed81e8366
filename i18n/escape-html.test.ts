import { expect, test } from 'vitest'
import { escapeHtml } from './escape-html.ts'

test('whatever means something in HTML is written out', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
  )
})
