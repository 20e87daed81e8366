import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sampleFormValues } from '../testing/sample-enquiry.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { formPageFromBundle } from './form-page.ts'

const answer = {
  locale: 'fr',
  values: sampleFormValues,
  errors: {},
  failed: true,
} as const

function writeBundle(code: string): string {
  const folder = join(temporaryFolder(), 'render')
  mkdirSync(folder)
  writeFileSync(join(folder, 'entry.mjs'), code)
  return join(folder, 'entry.mjs')
}

test('the build’s bundle renders the page of the form with what is to be shown', async () => {
  const bundle = writeBundle(
    `export const render = async (request, locals) =>
       new Response(new URL(request.url).pathname + ' ' + JSON.stringify(locals))`,
  )
  expect(await formPageFromBundle(bundle)(answer)).toBe(
    `/send-mail ${JSON.stringify({ formAnswer: answer })}`,
  )
})

test('the bundle is not loaded before it is needed, and its failures are errors', async () => {
  const missing = formPageFromBundle(join(temporaryFolder(), 'entry.mjs'))
  await expect(missing(answer)).rejects.toThrow()
  const failing = writeBundle(`export const render = async () => new Response('', { status: 500 })`)
  await expect(formPageFromBundle(failing)(answer)).rejects.toThrow(/status 500/)
})
