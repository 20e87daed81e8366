import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { messages } from '../i18n/messages.ts'
import { field, hydrated, pageForm } from './enquiry-form.ts'
import { port } from './service.ts'
import { expect, test } from './test.ts'

/** A proxy that stops in the middle of the form until `goOn` is called. */
async function openStallingProxy() {
  const { promise: continued, resolve: goOn } = Promise.withResolvers<undefined>()
  const carry = async (answer: IncomingMessage, write: (text: string) => void) => {
    const [start = '', end = ''] = splitInForm(
      (await answer.setEncoding('utf8').toArray()).join(''),
    )
    write(start)
    if (end) await continued
    write(end)
  }
  const line = createServer((asked, answered) => {
    const { url: path, headers } = asked
    request({ port, path, headers: { ...headers, 'accept-encoding': 'identity' } }, (answer) => {
      answered.writeHead(answer.statusCode ?? 500, answer.headers)
      if (path !== '/contact') answer.pipe(answered)
      else void carry(answer, (text) => answered.write(text)).then(() => answered.end())
    }).end()
  }).listen(0)
  await new Promise((listening) => line.once('listening', listening))
  const address = `http://localhost:${(line.address() as AddressInfo).port}`
  return {
    address,
    goOn: () => {
      goOn(undefined)
    },
    close: () => line.close(),
  }
}

function splitInForm(html: string): string[] {
  const middle = html.indexOf('<textarea')
  return [html.slice(0, middle), html.slice(middle)]
}

test.describe('without a connection for a while', () => {
  test.use({ expectedErrors: /Failed to load resource|Error hydrating/ })

  test("the form's code is requested again", async ({ page }) => {
    await page.goto('/contact')
    const form = pageForm(page)
    await page.context().setOffline(true)
    const secondTry = page.waitForEvent('requestfailed', (request) => request.url().includes('?'))
    await field(form, messages.en.FIRST_NAME).fill('Jürg')
    await secondTry
    await page.context().setOffline(false)
    await expect(async () => {
      await field(form, messages.en.FIRST_NAME).focus()
      await field(form, messages.en.LAST_NAME).focus()
      await expect(form).toHaveAttribute('novalidate', { timeout: 1_000 })
    }).toPass()
    await expect(field(form, messages.en.FIRST_NAME)).toHaveValue('Jürg')
  })
})

test('a form with a draft is hydrated only once it has loaded completely', async ({ page }) => {
  const line = await openStallingProxy()
  const form = pageForm(page)
  await page.goto(`${line.address}/de/contact`)
  await field(form, messages.de.FIRST_NAME).fill('Jürg')
  await hydrated(form)

  await page.goto(`${line.address}/contact`, { waitUntil: 'commit' })
  await expect(field(form, messages.en.FIRST_NAME)).toBeVisible()
  await expect(form.locator('textarea')).not.toBeAttached()
  line.goOn()
  await hydrated(form)
  await expect(field(form, messages.en.FIRST_NAME)).toHaveValue('Jürg')
  line.close()
})
