import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sampleValues } from '../testing/sample-enquiry.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { formPageFromBundle } from './form-page.ts'

const answer = {
  locale: 'fr',
  values: sampleValues,
  valuesLeftOut: false,
  errors: {},
  failed: true,
} as const

const answerWith = (message: string) => ({ ...answer, values: { ...sampleValues, message } })

/**
 * A bundle whose pages are the result of this expression, which may use `request` and `message`.
 */
function writeBundle(expression: string): string {
  const folder = join(temporaryFolder(), 'render')
  mkdirSync(folder)
  const file = join(folder, 'entry.mjs')
  writeFileSync(
    file,
    `export const render = async (request, { formAnswer }) => {
       const { message } = formAnswer.values
       return new Response(await (${expression}))
     }`,
  )
  return file
}

test('the bundle renders the page with the form and its values', async () => {
  const bundle = writeBundle("new URL(request.url).pathname + ' ' + JSON.stringify(formAnswer)")
  const { html } = await formPageFromBundle(bundle)(answer)
  expect(html.toString()).toBe(`/send-mail ${JSON.stringify(answer)}`)
})

test('the bundle is loaded when needed, and its failures are errors', async () => {
  const missing = formPageFromBundle(join(temporaryFolder(), 'entry.mjs'))
  await expect(missing(answer)).rejects.toThrow()
  const failing = writeBundle("''.missing()")
  await expect(formPageFromBundle(failing)(answer)).rejects.toThrow('missing is not a function')
})

test('the policy allows the scripts of the build, and none that a visitor typed', async () => {
  const bundle = writeBundle("'<script>build()</script><p>' + message + '</p>'")
  const page = await formPageFromBundle(bundle)(answerWith('<script>evil()</script>'))
  expect(page.html.toString()).toContain('<script>evil()</script>')
  const hashOf = (code: string) => createHash('sha256').update(code).digest('base64')
  expect(page.contentSecurityPolicy).toContain(`script-src 'self' 'sha256-${hashOf('build()')}';`)
  expect(page.contentSecurityPolicy).not.toContain(hashOf('evil()'))
})

test('pages are rendered one at a time, in order', async () => {
  const bundle = writeBundle(`(async () => {
    globalThis.running = (globalThis.running ?? 0) + 1
    const max = globalThis.running
    await new Promise((resolve) => setTimeout(resolve, 10))
    globalThis.running -= 1
    return message + ' ' + max
  })()`)
  const render = formPageFromBundle(bundle)
  const finished: string[] = []
  await Promise.all(
    ['a', 'b', 'c', 'd'].map(async (message) => {
      finished.push((await render(answerWith(message))).html.toString())
    }),
  )
  expect(finished).toEqual(['a 1', 'b 1', 'c 1', 'd 1'])
})

test('the event loop runs other work between two pages', async () => {
  const bundle = writeBundle('message')
  const render = formPageFromBundle(bundle)
  await render(answer)
  let others = 0
  const other = setInterval(() => (others += 1), 0)
  const busy = () => {
    const end = performance.now() + 5
    while (performance.now() < end);
  }
  await Promise.all(Array.from({ length: 10 }, () => render(answer).then(busy)))
  clearInterval(other)
  expect(others).toBeGreaterThan(3)
})

test('a page that fails does not affect the next one', async () => {
  const bundle = writeBundle("message === 'fail' ? message.missing() : message")
  const render = formPageFromBundle(bundle)
  const pages = await Promise.allSettled(
    ['first', 'fail', 'last'].map((message) => render(answerWith(message))),
  )
  expect(pages.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
