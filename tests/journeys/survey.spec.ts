import type { Locator, Page } from '@playwright/test'
import { company } from '@site/company/facts/company.ts'
import type { SurveySystem } from '@site/company/facts/define-company.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { formatFrancs } from '@site/company/i18n/format-number.ts'
import { type Locale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { axeViolations } from './axe-violations.ts'
import { layoutLocales } from './nightly.ts'
import { expect, test } from './test.ts'

/* The relief on Services: hills are picked, and fixes chosen. */

const systems = company.surveySystems ?? []
const [first, second, third] = systems as [SurveySystem, SurveySystem, SurveySystem]

test.skip(systems.length < 3, 'The company shows no survey, or a small one.')
// Without smooth scrolling there is nothing to wait for.
test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 30_000 })

const yearly = (cost: number, locale: Locale) =>
  fillPlaceholders(messages[locale].SURVEY_YEARLY, { amount: formatFrancs(cost, locale) })

const hill = (page: Page, { name, cost }: SurveySystem, locale: Locale = 'en') =>
  page.getByRole('link', { name: `${name[locale]} ${yearly(cost, locale)}` })

const details = (page: Page, { id }: SurveySystem) => page.locator(`#system-${id}`)

const choice = (page: Page, locale: Locale = 'en') =>
  page.getByRole('checkbox', { name: messages[locale].SURVEY_CHOOSE })

const sum = (page: Page) => page.locator('output')

const pick = (link: Locator, hasTouch: boolean) => (hasTouch ? link.tap() : link.click())

test(
  'a picked hill shows its details and moves nothing, and Back shows those before',
  { tag: '@both' },
  async ({ page, hasMenu }) => {
    await page.goto('/services')
    await expect(details(page, first)).toBeVisible()
    await expect(details(page, second)).toBeHidden()

    await pick(hill(page, second), hasMenu)
    await expect(page).toHaveURL(`/services#system-${second.id}`)
    await expect(details(page, first)).toBeHidden()
    const heading = page.getByRole('heading', { name: second.name.en, exact: true })
    await expect(heading).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(second.risk.text.en)).toBeInViewport({ ratio: 1 })
    await expect(hill(page, third)).toBeInViewport()

    const place = () => page.evaluate(() => scrollY)
    const before = await place()
    await pick(hill(page, third), hasMenu)
    await expect(page.getByText(third.repair.text.en)).toBeVisible()
    expect(await place()).toBe(before)
    await page.goBack()
    await expect(heading).toBeVisible()
    await expect(page.getByText(third.repair.text.en)).toBeHidden()
  },
)

test(
  'the first pick moves nothing either, as long as the details are in view',
  { tag: '@both' },
  async ({ page, hasMenu }) => {
    await page.goto('/services')
    const top = () => details(page, first).evaluate((part) => part.getBoundingClientRect().top)
    // Elsewhere than where the link to the details leads.
    await page.evaluate(
      (distance) => {
        scrollBy(0, distance)
      },
      (await top()) - (hasMenu ? 450 : 150),
    )
    const before = await top()
    await pick(hill(page, second), hasMenu)
    await expect(details(page, second)).toBeVisible()
    expect(await top()).toBe(before)
  },
)

test('by keyboard a hill leads to its fix, and the fix to the sum', async ({ page }) => {
  await page.goto('/services')
  await hill(page, second).press('Enter')
  await page.keyboard.press('Tab')
  await expect(choice(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(sum(page)).toContainText(formatFrancs(second.repair.price, 'en'))
})

test('a chosen fix and its sum are seen together, and nothing moves', async ({ page }) => {
  await page.goto('/services')
  await hill(page, second).click()
  const boxOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top)
  const before = await boxOf(details(page, second).getByText(second.risk.text.en))
  await choice(page).check()
  await expect(sum(page)).toContainText(formatFrancs(second.repair.price, 'en'))
  expect(await boxOf(details(page, second).getByText(second.risk.text.en))).toBe(before)
  expect((await boxOf(sum(page))) - (await boxOf(choice(page)))).toBeLessThan(80)
})

test('on the way back the sum is that of the chosen fixes', async ({ page }) => {
  await page.goto('/services')
  await choice(page).check()
  await expect(sum(page)).toContainText(formatFrancs(first.repair.price, 'en'))
  await page.goto('/contact')
  await page.goBack()
  await expect(choice(page)).toBeChecked()
  await expect(sum(page)).toContainText(formatFrancs(first.repair.price, 'en'))
})

for (const locale of layoutLocales) {
  test(
    `the ${locale} sum follows the chosen fixes, and their hills and damage sink`,
    { tag: locale === 'de' ? '@both' : [] },
    async ({ page, hasMenu }) => {
      const t = messages[locale]
      await page.goto(localizedPath(locale, 'services'))
      const none = await sum(page).textContent()
      for (const system of [first, second]) {
        await pick(hill(page, system, locale), hasMenu)
        await choice(page, locale).check()
      }
      const price = first.repair.price + second.repair.price
      const saving = first.repair.saving + second.repair.saving
      const damage = systems.reduce(
        (sum, { risk, repair }, index) => sum + (index < 2 ? repair.damage : risk.damage),
        0,
      )
      await expect(sum(page)).toHaveText(
        fillPlaceholders(t.SURVEY_SOME, {
          count: '2',
          all: String(systems.length),
          price: formatFrancs(price, locale),
          saving: formatFrancs(saving, locale),
          month: String(Math.ceil((price / saving) * 12)),
          damage: formatFrancs(damage, locale),
        }),
      )
      const lower = { ...second, cost: second.cost - second.repair.saving }
      await expect(hill(page, lower, locale)).toBeVisible()
      const damageLeft = formatFrancs(second.repair.damage, locale)
      await expect(details(page, second).getByText(damageLeft)).toBeVisible()
      expect(await axeViolations(page)).toEqual([])

      await choice(page, locale).uncheck()
      await pick(hill(page, { ...first, cost: first.cost - first.repair.saving }, locale), hasMenu)
      await choice(page, locale).uncheck()
      await expect(sum(page)).toHaveText(none ?? '')
      await expect(hill(page, first, locale)).toBeVisible()
    },
  )
}

test('the survey needs no script file', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/services')
  await hill(page, second).click()
  await choice(page).check()
  await expect(sum(page)).toContainText(formatFrancs(second.repair.price, 'en'))
  expect(scripts).toEqual([])
})

test('in forced colours the picked hill is marked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`/services#system-${second.id}`)
  const outline = (system: SurveySystem) =>
    hill(page, system)
      .locator('strong')
      .evaluate(
        ({ parentElement }) => parentElement && getComputedStyle(parentElement).outlineStyle,
      )
  expect(await outline(second)).toBe('solid')
  expect(await outline(first)).toBe('none')
  expect(await axeViolations(page, { except: ['color-contrast'] })).toEqual([])
})

test('paper has every system, on one sheet', async ({ page }) => {
  await page.setViewportSize({ width: 658, height: 1009 })
  await page.emulateMedia({ media: 'print' })
  for (const locale of layoutLocales) {
    await page.goto(localizedPath(locale, 'services'))
    for (const { risk } of systems) await expect(page.getByText(risk.text[locale])).toBeVisible()
    await expect(choice(page, locale)).toHaveCount(0)
    const section = page.locator('main > section', {
      has: page.getByRole('figure').locator('output'),
    })
    const box = await section.boundingBox()
    expect(box?.height, locale).toBeLessThanOrEqual(1009)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'hills are picked, and the sums of all fixes and of none can be read',
    { tag: '@both' },
    async ({ page, hasMenu }) => {
      await page.goto('/services')
      await pick(hill(page, second), hasMenu)
      await expect(page.getByText(second.risk.text.en)).toBeInViewport()
      await expect(page.getByText(second.repair.text.en)).toBeVisible()
      await expect(page.getByText(first.repair.text.en)).toBeHidden()
      await expect(page.getByRole('checkbox')).toHaveCount(0)
      const total = (amounts: number[]) =>
        formatFrancs(
          amounts.reduce((sum, amount) => sum + amount, 0),
          'en',
        )
      await expect(sum(page)).toContainText(total(systems.map(({ cost }) => cost)))
      await expect(page.getByText(total(systems.map(({ repair }) => repair.price)))).toBeVisible()
    },
  )
})

test('once the largest damage is fixed, the red disc marks the next one, and the bar is shorter', async ({
  page,
}) => {
  await page.goto('/services')
  const most = (damage: (system: SurveySystem) => number) =>
    systems.reduce((first, system) => (damage(system) > damage(first) ? system : first))
  const largest = most(({ risk }) => risk.damage)
  const next = most((system) => (system === largest ? system.repair : system.risk).damage)
  const bar = page.locator('output + svg rect').last()
  const width = () => bar.evaluate((part) => part.getBoundingClientRect().width)
  const before = await width()
  await expect(hill(page, largest)).toHaveAttribute('data-first')

  await hill(page, largest).click()
  await choice(page).check()
  await expect(hill(page, next)).toHaveAttribute('data-first')
  await expect(page.locator('a[data-first]')).toHaveCount(1)
  await expect.poll(width).toBeLessThan(before)
})
