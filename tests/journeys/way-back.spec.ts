import { company } from '@site/company/facts/company.ts'
import { fullChromiumLaunch } from './chromium.ts'
import { expect, test } from './test.ts'

const launchOptions = fullChromiumLaunch()
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
