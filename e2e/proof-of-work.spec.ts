import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnService, type ServiceProcess } from '../enquiry-service/testing/spawn-service.ts'
import { messages } from '../i18n/messages.ts'
import { fillIn, takenOver, visitor } from './enquiry-form.ts'
import { mailsAbout } from './mailbox.ts'
import { expect, test } from './test.ts'

const dataDirectory = mkdtempSync(join(tmpdir(), 'enquiries-under-attack-'))
const t = messages.en

let service: ServiceProcess
let address = ''

test.use({ expectedErrors: /status of 428/ })

/** A service whose owner has switched on the proof of work. */
test.beforeAll(async () => {
  service = spawnService({ DATA_DIR: dataDirectory, PROOF_OF_WORK: 'on' })
  address = await service.address
})

test.afterAll(() => service.end('SIGTERM'))

test(
  'the browser solves a challenge in the background, and the enquiry arrives',
  { tag: '@once' },
  async ({ page }) => {
    const values = visitor('Proven by work.')
    await page.goto(`${address}/contact`)
    const form = page.getByRole('main').locator('form')
    await fillIn(form, 'en', values)
    await takenOver(form)
    await form.getByRole('button', { name: t.SEND, exact: true }).click()
    await expect(page.getByText(t.FORM_SUBMITTED).first()).toBeVisible({ timeout: 20_000 })
    expect(await mailsAbout(values.message, dataDirectory)).toHaveLength(1)
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'a page asks for one more press, and the enquiry arrives',
    { tag: '@once' },
    async ({ page }) => {
      const values = visitor('Line one\nline two, confirmed.')
      await page.goto(`${address}/fr/contact`)
      const form = page.getByRole('main').locator('form')
      await fillIn(form, 'fr', values)
      const button = form.getByRole('button', { name: messages.fr.SEND, exact: true })
      await button.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.fr.CONFIRM_HEADING)
      await expect(form.locator('textarea')).toHaveValue(values.message)
      // Nobody reads it faster.
      await page.waitForTimeout(2_100)
      await button.click()
      await expect(page).toHaveURL(`${address}/fr/thank-you`)
      const [mail] = await mailsAbout('line two, confirmed.', dataDirectory)
      expect(mail?.replyTo?.[0]).toMatchObject({ address: values.email })
    },
  )
})
