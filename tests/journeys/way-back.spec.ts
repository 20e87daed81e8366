import { company } from '@site/company/facts/company.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { fullChromiumLaunch } from './chromium.ts'
import { expect, test } from './test.ts'

const launchOptions = fullChromiumLaunch()
const t = messages.en
const story = company.references?.find(({ story }) => story)?.story

test.skip(
  !launchOptions,
  'Headless Chromium has no back/forward cache, and draws Home before its script.',
)
test.skip(!story, 'The company shows no case.')
test.use({
  ...(launchOptions && { launchOptions }),
  viewport: { width: 1024, height: 640 },
  contextOptions: { reducedMotion: 'no-preference' },
})

test('on the way back from a case, its card on Home takes part in the transition', async ({
  page,
}) => {
  await page.goto('/')
  const card = page.getByRole('listitem').filter({ hasText: story?.title.en ?? '' })
  await card.getByRole('link').click()
  await expect(page).toHaveURL(`/results/${story?.slug}`)
  // Playwright's own `goBack` waits for a load event, which a page from this cache does not have.
  await page.evaluate(() => {
    history.back()
  })
  await expect(card).toHaveAttribute('data-left', '')
  await expect(page.locator('[data-left]')).toHaveCount(1)
})

test('on the way back from a page of the menu, no card that is off the screen does', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: t.SERVICES, exact: true }).click()
  await expect(page).toHaveURL('/services')
  await page.evaluate(() => {
    history.back()
  })
  await expect(page.locator('html')).toHaveAttribute('data-back', '')
  await expect(page.getByRole('main').getByRole('link', { name: t.SERVICES })).not.toBeInViewport()
  await expect(page.locator('[data-left]')).toHaveCount(0)
})
