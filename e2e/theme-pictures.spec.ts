import { company } from '../content/company.ts'
import { messages } from '../i18n/messages.ts'
import { hold } from './hold.ts'
import { expect, test } from './test.ts'

declare global {
  /** Whether the visible dark picture was complete when the theme changed. */
  var pictureWasReady: boolean | undefined
}

test.skip(company.pictures?.about !== undefined, 'An own picture may be the same in both themes.')

for (const isFetched of [true, false]) {
  test(`the theme changes together with its picture${isFetched ? '' : ', or without it after 300 ms'}`, async ({
    page,
  }) => {
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('about-dark')) fetched.push(request.url())
    })
    const release = await hold(page, /about-dark/)
    // The page waits by the test's clock, however slow the machine is.
    await page.clock.install()
    await page.goto('/about-us', { waitUntil: 'networkidle' })
    await page.clock.pauseAt(Date.now() + 60_000)
    expect(fetched).toEqual([])

    await page.evaluate(() => {
      new MutationObserver(() => {
        const image = document.querySelector<HTMLImageElement>('[data-relief=dark] img')
        globalThis.pictureWasReady = Boolean(image?.complete && image.naturalWidth > 0)
      }).observe(document.documentElement, { attributeFilter: ['class'] })
    })
    await page.getByRole('button', { name: messages.en.SWITCH_TO_DARK_MODE }).press('Enter')
    await expect.poll(() => fetched).toHaveLength(1)
    expect(await page.evaluate(() => globalThis.pictureWasReady)).toBeUndefined()
    if (isFetched) release()
    else await page.clock.runFor(300)
    await expect.poll(() => page.evaluate(() => globalThis.pictureWasReady)).toBe(isFetched)
    release()
  })
}
