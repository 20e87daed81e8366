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

test('the event loop is not blocked while a page is rendered', async () => {
  const bundle = writeBundle(`(() => {
    const end = Date.now() + (message === 'long' ? 1_000 : 0)
    while (Date.now() < end);
    return message
  })()`)
  const render = formPageFromBundle(bundle)
  await render(answer)
  let longestGap = 0
  let last = performance.now()
  const timer = setInterval(() => {
    longestGap = Math.max(longestGap, performance.now() - last)
    last = performance.now()
  }, 5)
  await render(answerWith('long'))
  clearInterval(timer)
  expect(longestGap).toBeGreaterThan(0)
  expect(longestGap).toBeLessThan(500)
})

test('a page that fails does not affect the next one', async () => {
  const bundle = writeBundle("message === 'fail' ? message.missing() : message")
  const render = formPageFromBundle(bundle)
  const pages = await Promise.allSettled(
    ['first', 'fail', 'last'].map((message) => render(answerWith(message))),
  )
  expect(pages.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('a thread that exits fails only the page that it was rendering', async () => {
  const bundle = writeBundle(`(() => {
    if (message === 'end now') process.exit()
    if (message === 'end later') setTimeout(() => process.exit(), 50)
    return message
  })()`)
  const render = formPageFromBundle(bundle)
  await render(answerWith('first'))
  await expect(render(answerWith('end now'))).rejects.toThrow('has ended')
  await render(answerWith('end later'))
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect((await render(answerWith('last'))).html.toString()).toBe('last')
})
