import type { Page } from '@playwright/test'
import { menuPages } from '@site/company/facts/company-pages.ts'
import { locales } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { pages } from '@site/company/i18n/pages.ts'
import { layoutLocales } from './nightly.ts'
import { sitePages } from './site-pages.ts'
import { expect, test } from './test.ts'

const t = messages.en

declare global {
  /** The scroll positions, recorded by the test's own listener. */
  var positions: number[]
  /** Elements that were focused out of sight for a frame. */
  var focusOutOfSight: string[]
}

test('the header stays visible while the page scrolls', { tag: '@both' }, async ({ page }) => {
  await page.goto('/services')
  await page.mouse.wheel(0, 1500)
  await page.waitForFunction(() => scrollY > 500)
  await expect(page.getByRole('banner').getByRole('link').first()).toBeInViewport()
})

test('the logo links to the home page', { tag: '@both' }, async ({ page }) => {
  await page.goto('/de/about-us')
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/de')
})

test.describe('on a desktop', () => {
  test('the links are in a row, and the current page is marked', async ({ page }) => {
    await page.goto('/services')
    const navigation = page.getByRole('banner').getByRole('navigation')
    for (const name of menuPages) {
      await expect(
        navigation.getByRole('link', { name: t[pages[name].name], exact: true }),
      ).toHaveAttribute('href', localizedPath('en', name))
    }
    await expect(navigation.locator('[aria-current=page]')).toHaveText(t.SERVICES)
  })

  for (const locale of layoutLocales) {
    test(`the ${locale} links fit on the narrowest screen that shows them`, async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: 768 })
      await page.goto(localizedPath(locale, 'services'))
      const header = page.getByRole('banner')
      const last = await header.getByRole('navigation').getByRole('listitem').last().boundingBox()
      const language = await header.getByRole('button').first().boundingBox()
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThan(language?.x ?? 0)
    })
  }

  test('the language dropdown offers each language by its own name, and an outside click closes it', async ({
    page,
  }) => {
    await page.goto('/services')
    const french = page.getByRole('banner').getByRole('link', { name: 'Français' })
    await expect(french).toBeHidden()
    await page.getByRole('button', { name: t.LANGUAGE }).click()
    for (const name of ['English', 'Deutsch', 'Français']) {
      await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible()
    }
    await page.getByRole('heading', { level: 1 }).click()
    await expect(french).toBeHidden()
    await page.getByRole('button', { name: t.LANGUAGE }).press('Enter')
    await french.click()
    await expect(page).toHaveURL('/fr/services')
  })

  test('the sun and the moon switch the theme, which is remembered', async ({ page }) => {
    await page.goto('/')
    const root = page.locator('html')
    await expect(root).not.toHaveClass(/dark/)
    await page.getByRole('button', { name: t.SWITCH_TO_DARK_MODE }).click()
    await expect(root).toHaveClass(/dark/)
    expect(await page.evaluate(() => localStorage.getItem('theme-storage'))).toBe('dark')
    await page.goto('/about-us')
    await expect(root).toHaveClass(/dark/)
    await page.getByRole('button', { name: t.SWITCH_TO_LIGHT_MODE }).click()
    await expect(root).not.toHaveClass(/dark/)
    expect(await page.evaluate(() => localStorage.getItem('theme-storage'))).toBe('light')
  })

  test('a click right after switching the theme is not lost', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/contact')
    const link = page.getByRole('banner').getByRole('link', { name: t.SERVICES })
    const { x = 0, y = 0 } = (await link.boundingBox()) ?? {}
    await page.getByRole('button', { name: t.SWITCH_TO_DARK_MODE }).click()
    await page.locator('html.dark').waitFor()
    await page.mouse.click(x + 5, y + 5)
    await expect(page).toHaveURL('/services')
  })
})

test.describe('on a phone', { tag: '@both' }, () => {
  test.beforeEach(({ hasMenu }) => {
    test.skip(!hasMenu, 'A desktop has no hamburger menu.')
  })

  test('the hamburger opens the menu with links, languages and theme, and turns into a cross', async ({
    page,
  }) => {
    await page.goto('/about-us')
    await page.getByRole('button', { name: t.OPEN_MENU }).click()
    const menu = page.locator('#site-menu')
    for (const name of menuPages) {
      await expect(menu.getByRole('link', { name: t[pages[name].name], exact: true })).toBeVisible()
    }
    await expect(menu.getByRole('heading', { name: t.SELECT_LANGUAGE })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Deutsch' })).toBeVisible()
    await menu.getByRole('button', { name: t.SWITCH_TO_LIGHT_MODE }).click()
    await expect(menu.getByRole('button', { name: t.SWITCH_TO_DARK_MODE })).toBeVisible()
    await page.getByRole('button', { name: t.CLOSE_MENU }).click()
    await expect(menu).toBeHidden()
  })

  test('choosing a link closes the menu, even that of the current page', async ({ page }) => {
    await page.goto('/about-us')
    const menu = page.locator('#site-menu')
    await page.getByRole('button', { name: t.OPEN_MENU }).click()
    await menu.getByRole('link', { name: t.ABOUT_US }).click()
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: t.OPEN_MENU }).click()
    await menu.getByRole('link', { name: t.SERVICES }).click()
    await expect(page).toHaveURL('/services')
    await expect(menu).toBeHidden()
  })

  test('moving the focus to the page closes the menu', async ({ page }) => {
    await page.goto('/about-us')
    const menu = page.locator('#site-menu')
    await page.getByRole('button', { name: t.OPEN_MENU }).press('Enter')
    await menu.getByRole('button').last().focus()
    await page.keyboard.press('Shift+Tab')
    await expect(menu).toBeVisible()
    await menu.getByRole('button').last().focus()
    await page.keyboard.press('Tab')
    await expect(menu).toBeHidden()
    await expect(page.locator(':focus')).toBeVisible()
  })

  test('Escape closes the menu and returns the focus to the hamburger', async ({ page }) => {
    await page.goto('/about-us')
    await page.getByRole('button', { name: t.OPEN_MENU }).press('Enter')
    await page.keyboard.press('Escape')
    await expect(page.locator('#site-menu')).toBeHidden()
    await expect(page.getByRole('button', { name: t.OPEN_MENU })).toBeFocused()
  })
})

test('in split screen, an open menu disappears when the window grows and closes when it shrinks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 600, height: 900 })
  await page.goto('/services')
  await page.getByRole('button', { name: t.OPEN_MENU }).click()
  const german = page.locator('#site-menu').getByRole('link', { name: 'Deutsch' })
  await expect(german).toBeVisible()
  await page.setViewportSize({ width: 1200, height: 900 })
  await expect(german).toBeHidden()
  await page.getByRole('button', { name: t.LANGUAGE }).click()
  await expect(page.locator('#language-menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 600, height: 900 })
  await page.keyboard.press('Escape')
  await expect(german).toBeHidden()
})

for (const [width, height] of [
  [844, 390],
  [667, 375],
  [568, 320],
  [375, 667],
  [320, 568],
] as const) {
  test(`on a screen of ${width} × ${height} px the whole menu is visible`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const locale of layoutLocales) {
      await page.goto(localizedPath(locale, 'services'))
      await page.getByRole('button', { name: messages[locale].OPEN_MENU }).click()
      const controls = page.locator('#site-menu').locator('a, button')
      // The links, the languages and the theme.
      await expect(controls).toHaveCount(menuPages.length + locales.length + 1)
      for (const control of await controls.all()) {
        await expect(control).toBeInViewport({ ratio: 1 })
      }
    }
  })
}

test('the link of the current page scrolls up without loading it again', async ({ page }) => {
  await page.goto('/about-us')
  await page.evaluate(() => {
    document.body.dataset.visit = 'first'
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
  })
  await page.getByRole('contentinfo').getByRole('link', { name: t.ABOUT_US, exact: true }).click()
  await page.waitForFunction(() => scrollY === 0)
  await expect(page.locator('body')).toHaveAttribute('data-visit', 'first')
})

test('a new page opens at its top', async ({ page }) => {
  await page.goto('/about-us')
  await page.getByRole('contentinfo').getByRole('link', { name: t.SERVICES, exact: true }).click()
  await expect(page).toHaveURL('/services')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('Back restores the scroll position', async ({ page }) => {
  await page.goto('/about-us')
  await page.evaluate(() => {
    scrollTo({ top: 400, behavior: 'instant' })
  })
  await page.getByRole('banner').getByRole('link', { name: t.SERVICES }).click()
  await expect(page).toHaveURL('/services')
  await page.goBack()
  await expect(page).toHaveURL('/about-us')
  await page.waitForFunction(() => scrollY === 400)
})

/** Records scroll positions from now on. */
const watchScroll = (page: Page) =>
  page.evaluate(() => {
    globalThis.positions = []
    addEventListener('scroll', () => globalThis.positions.push(scrollY))
  })

test('links scroll smoothly: to the top, and by the arrow to the first section', async ({
  page,
}) => {
  await page.goto('/')
  await watchScroll(page)
  await page.getByRole('link', { name: t.HOME_BAND_ARROW }).click()
  const target = page.getByRole('heading', { name: t.HOME_WHAT_LABEL })
  await expect(target).toBeInViewport()
  await expect(page).toHaveURL(/#/)
  const between = () =>
    page.evaluate(() => globalThis.positions.filter((place) => place > 0).length)
  // The end, which a jump would reach at once, and at least one place before it: a busy processor draws few.
  await expect.poll(between).toBeGreaterThan(1)

  await page.evaluate(() => {
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
  })
  await watchScroll(page)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t.HOME, exact: true })
    .press('Enter')
  await page.waitForFunction(() => scrollY === 0)
  expect(await between()).toBeGreaterThan(2)
})

test('the focused element is in view at once, wherever the keyboard moves', async ({ page }) => {
  await page.goto('/')
  // The smooth scrolling of the link has ended.
  await page.getByRole('link', { name: t.HOME_BAND_ARROW }).click()
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
  await page.evaluate(() => {
    globalThis.focusOutOfSight = []
    addEventListener('focusin', ({ target }) => {
      const element = target as HTMLElement
      // In the very next frame a smooth scroll has hardly started.
      requestAnimationFrame(() => {
        // The next key may have been pressed in between.
        if (element !== document.activeElement) return
        const { top, bottom } = element.getBoundingClientRect()
        if (bottom <= 0 || top >= innerHeight) globalThis.focusOutOfSight.push(element.innerText)
      })
    })
  })
  const last = page.getByRole('contentinfo').getByRole('link').last()
  for (let presses = 0; presses < 40; presses += 1) {
    if (await last.evaluate((link) => link === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(last).toBeFocused()
  expect(await page.evaluate(() => globalThis.focusOutOfSight)).toEqual([])
})

/** The texts that pass under the fixed tab as the page scrolls. */
const textsUnderTab = (page: Page) =>
  page.evaluate(() => {
    const tab = document.querySelector('aside > [data-opens-panel]')?.getBoundingClientRect()
    if (!tab) throw new Error('The page has no tab.')
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const covered: string[] = []
    while (texts.nextNode()) {
      const { parentElement: place, textContent: words } = texts.currentNode
      if (!words?.trim() || !place?.checkVisibility()) continue
      if (!place.closest('main, footer') || place.closest('.visually-hidden')) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      if (range.getBoundingClientRect().right > tab.left) covered.push(words.trim())
    }
    return covered
  })

test('the ENQUIRY NOW tab never covers text', async ({ page }) => {
  // Otherwise the tab changes its width slowly.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { path } of sitePages.filter(({ locale }) => locale === 'de')) {
    await page.goto(path)
    for (const width of [320, 390, 640, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await textsUnderTab(page), `${path} at ${width} px`).toEqual([])
    }
  }
})
