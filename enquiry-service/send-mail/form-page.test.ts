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

/** A bundle whose pages are what this expression makes of `request` and `message`. */
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

test('the build’s bundle renders the page of the form with what is to be shown', async () => {
  const bundle = writeBundle("new URL(request.url).pathname + ' ' + JSON.stringify(formAnswer)")
  const { html } = await formPageFromBundle(bundle)(answer)
  expect(html.toString()).toBe(`/send-mail ${JSON.stringify(answer)}`)
})

test('the bundle is not loaded before it is needed, and its failures are errors', async () => {
  const missing = formPageFromBundle(join(temporaryFolder(), 'entry.mjs'))
  await expect(missing(answer)).rejects.toThrow()
  const failing = writeBundle("''.missing()")
  await expect(formPageFromBundle(failing)(answer)).rejects.toThrow('missing is not a function')
})

test('the policy allows the scripts of the build, and none that stands in what was typed', async () => {
  const bundle = writeBundle("'<script>build()</script><p>' + message + '</p>'")
  const page = await formPageFromBundle(bundle)(answerWith('<script>evil()</script>'))
  expect(page.html.toString()).toContain('<script>evil()</script>')
  const hashOf = (code: string) => createHash('sha256').update(code).digest('base64')
  expect(page.contentSecurityPolicy).toContain(`script-src 'self' 'sha256-${hashOf('build()')}';`)
  expect(page.contentSecurityPolicy).not.toContain(hashOf('evil()'))
})

test('pages are rendered one at a time, in the order in which they were asked for', async () => {
  const bundle = writeBundle(`(async () => {
    globalThis.underWay = (globalThis.underWay ?? 0) + 1
    const most = globalThis.underWay
    await new Promise((resolve) => setTimeout(resolve, 10))
    globalThis.underWay -= 1
    return message + ' ' + most
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

test('everyone else is served while a page is being rendered', async () => {
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

test('a page that fails does not take the next one with it', async () => {
  const bundle = writeBundle("message === 'fail' ? message.missing() : message")
  const render = formPageFromBundle(bundle)
  const pages = await Promise.allSettled(
    ['first', 'fail', 'last'].map((message) => render(answerWith(message))),
  )
  expect(pages.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('a thread that ends by itself fails no more than the page that it was rendering', async () => {
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
