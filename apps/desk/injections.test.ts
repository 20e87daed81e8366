import { parse, type DefaultTreeAdapterMap } from 'parse5'
import { expect, test } from 'vitest'
import type { FormValues } from '@site/enquiry/fields.ts'
import { composeMail } from '@site/service/mail/compose-mail.ts'
import { openFolderTransport } from '@site/service/mail/open-mail-transport.ts'
import { mailFileName } from '@site/service/mail/mail.ts'
import { controlCharacters } from '@site/service/text/clean-text.ts'
import { companyAddress } from '@site/service/testing/company-address.ts'
import { sampleEnquiry, sampleValues } from '@site/service/testing/sample-enquiry.ts'
import { testDesk } from './testing/test-desk.ts'

type Node = DefaultTreeAdapterMap['node']

/**
 * The structure of a page without its texts: elements, attributes, and the first part of each
 * address.
 */
function skeleton(html: string): string {
  const describeNode = (node: Node): string[] => {
    const children = 'childNodes' in node ? node.childNodes.flatMap(describeNode) : []
    if (!('tagName' in node)) return node.nodeName === '#text' ? [] : [node.nodeName, ...children]
    const attributes = node.attrs.map(({ name, value }) =>
      ['href', 'src', 'action'].includes(name)
        ? `${name}=${/^(\/\w*|\w+:)/.exec(value)?.[0] ?? ''}`
        : name,
    )
    return [`${node.tagName} ${attributes.join(' ')}`, ...children]
  }
  return describeNode(parse(html)).join('\n')
}

const probe = 'probe()'
const contexts = [
  (text: string) => text,
  (text: string) => `">${text}`,
  (text: string) => `'>${text}`,
  (text: string) => `</title></textarea></pre></iframe>${text}`,
  (text: string) => `--><!-- ]]>${text}`,
  (text: string) => `&quot;&#62;${text}&lt;`,
]
const payloads = [
  `<script>${probe}</script>`,
  `<img src=x onerror=${probe}>`,
  `<a href="javascript:${probe}">x</a>`,
  `<form action="//evil.example"><button>x</button></form>`,
  `<noscript><p title="</noscript><img src=x onerror=${probe}>">`,
  ` onmouseover=${probe} x=`,
  `javascript:${probe}`,
  `a@b.ch%0d%0aBcc:evil@example.ch`,
  `{email}{count}{time} $& $1 $\` $'`,
  `\u202e\u2066evil\u2069\u200f\u061c\u2028`,
  `\u001b[2J\u001b]0;title\u0007\u009b31m\u0085\u0000`,
  `\ud800 lone \udfff`,
]
/** Each payload in every context. */
const injections = payloads.map((payload) => contexts.map((context) => context(payload)))

const fieldsWithText = [
  'firstName',
  'lastName',
  'phone',
  'companyName',
  'message',
  'otherSource',
] as const

/** A text in each field; the digit makes it valid as a telephone number. */
const valuesWith = (texts: string[]): FormValues => ({
  ...sampleValues,
  ...Object.fromEntries(fieldsWithText.map((name, index) => [name, `1${texts[index] ?? ''}`])),
  source: 'others',
})

/** Every page that shows what visitors wrote, after a visitor has written these texts. */
async function pagesWith(
  texts: string[],
  email: string,
  desk: Awaited<ReturnType<typeof testDesk>>,
) {
  const { get, store, archive, dataFolder } = desk
  const text = texts.join(' ')
  const enquiry = sampleEnquiry({ values: { ...valuesWith(texts), email } })
  await store.accept(enquiry)
  await store.claim({ now: 2_000_000, leaseUntil: 2_000_000, limit: 9 })
  await store.postpone(enquiry.id, { dueAt: 2_000_000, error: `550 ${text}` })
  const mail = composeMail(enquiry, { from: companyAddress, to: [companyAddress], language: 'de' })
  await openFolderTransport(`${dataFolder}/mail`).send(mail)
  const search = new URLSearchParams({ show: 'all', q: text.slice(0, 200) })
  const paths = [
    `/?${search.toString()}`,
    '/?show=all',
    `/enquiries/${enquiry.id}`,
    `/enquiries/${enquiry.id}/erase`,
    `/emails/${mailFileName({ id: enquiry.id, time: enquiry.receivedAt })}`,
  ]
  const pages: string[] = []
  for (const path of paths) pages.push((await get(path)).body)
  await archive.erase([enquiry.id])
  return pages
}

test(
  `what a visitor typed stays text: ${injections.flat().length} attempts on every page`,
  { timeout: 120_000 },
  async () => {
    expect(new Set(injections.flat()).size).toBe(payloads.length * contexts.length)
    expect(fieldsWithText).toHaveLength(contexts.length)
    const desk = await testDesk()
    await desk.store.accept(sampleEnquiry())
    // There is no reply to an address that no email can reach; a search may find nothing.
    const plain = contexts.map(() => 'plain')
    const harmless = [
      ...(await pagesWith(plain, 'plain@example.ch', desk)),
      ...(await pagesWith(plain, 'plain \u200b@example.ch', desk)),
      (await desk.get('/?show=all&q=nothing')).body,
    ]
    const known = new Set(harmless.map(skeleton))
    for (const [index, texts] of injections.entries()) {
      const email = `${texts[index % texts.length] ?? ''}@example.ch`
      for (const page of await pagesWith(texts, email, desk)) {
        expect(known, page).toContain(skeleton(page))
        expect(page.replaceAll('\n', '').search(controlCharacters)).toBe(-1)
      }
    }
  },
)
