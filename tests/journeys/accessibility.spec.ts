import type { Page } from '@playwright/test'
import { company } from '@site/company/facts/company.ts'
import { cases, menuPages } from '@site/company/facts/company-pages.ts'
import { defaultLocale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { casePath, pages } from '@site/company/i18n/pages.ts'
import { axeViolations } from './axe-violations.ts'
import { layoutLocales } from './nightly.ts'
import { doubleText, overflow } from './reflow.ts'
import { sitePages } from './site-pages.ts'
import { expect, test } from './test.ts'

// Without smooth scrolling there is nothing to wait for, and the frames of the film are slow to draw.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const t = messages.en

/** One page of each kind: film, picture, form, long text, short notice, case. */
const kinds = [
  ...['/', '/de/services', '/fr/contact', '/de/privacy', '/thank-you'],
  ...cases.slice(0, 1).map(({ story }) => localizedPath('de', casePath(story.slug))),
]

/** WCAG 1.4.12: line height 1.5, paragraphs 2, letters 0.12, words 0.16 times the size of the type. */
const widenText = (page: Page) =>
  page.evaluate(() => {
    // Set by script, because the page's policy blocks injected style sheets.
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      element.style.setProperty('line-height', '1.5', 'important')
      element.style.setProperty('letter-spacing', '0.12em', 'important')
      element.style.setProperty('word-spacing', '0.16em', 'important')
      if (element.tagName === 'P') element.style.setProperty('margin-bottom', '2em', 'important')
    }
  })

// Both screens in German, whose texts are the longest.
for (const locale of layoutLocales) {
  test(
    `the skip link is the first stop on a ${locale} page and moves the focus to the content`,
    { tag: locale === 'de' ? '@both' : [] },
    async ({ page }) => {
      await page.goto(localizedPath(locale, 'services'))
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: messages[locale].SKIP_TO_CONTENT })
      await expect(skip).toBeFocused()
      await expect(skip).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
    },
  )
}

/** The focused element: whether its outline is visible and its upper edge uncovered. */
const keyboardStop = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof Element) || focused === document.body) return null
    // A link that fills its row or card outlines all of it with a pseudo-element.
    const outlined = [undefined, '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(focused, part)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    })
    const box = focused.getBoundingClientRect()
    const layers = document.querySelectorAll('header, [data-language-offer]:not([hidden])')
    const bottom = Math.max(...Array.from(layers, (layer) => layer.getBoundingClientRect().bottom))
    const fixed =
      focused.closest(
        'header, aside:has(> [data-opens-panel]), [data-language-offer], dialog, .skip-link',
      ) !== null
    const distance = box.top - bottom
    return {
      name: `${focused.tagName} ${focused.textContent.trim() || (focused.getAttribute('name') ?? '')} ${String(Math.round(box.top + scrollY))}`,
      outlined,
      // WCAG forbids only entirely hidden focus; this requires the upper edge to be uncovered.
      clear: fixed || (distance >= -1 && box.top < innerHeight),
      /** In pixels, from the fixed layers down to the upper edge. */
      distance: fixed ? 0 : distance,
    }
  })

// WCAG 2.4.7 and 2.4.11: the focus is always visible, and no fixed layer covers it.
for (const path of kinds) {
  test(
    `${path}: every keyboard stop is outlined and never under the header`,
    { tag: '@both' },
    async ({ page }) => {
      await page.goto(path)
      const seen = new Set<string>()
      for (let presses = 0; presses < 80; presses += 1) {
        await page.keyboard.press('Tab')
        const stop = await keyboardStop(page)
        if (stop === null || seen.has(stop.name)) break
        seen.add(stop.name)
        expect.soft(stop, stop.name).toMatchObject({ outlined: true, clear: true })
      }
      expect(seen.size).toBeGreaterThan(10)
    },
  )
}

test.describe('for a German browser', () => {
  test.use({ locale: 'de-CH' })

  test(
    'tabbing backwards never focuses anything under the header or the language offer',
    { tag: '@both' },
    async ({ page }) => {
      await page.goto('/contact')
      await expect(
        page.getByRole('link', { name: messages.de.LANGUAGE_OFFER_ACCEPT }),
      ).toBeVisible()
      await page.getByRole('contentinfo').getByRole('link').last().focus()
      const seen = new Set<string>()
      for (let presses = 0; presses < 80; presses += 1) {
        const stop = await keyboardStop(page)
        if (stop === null || seen.has(stop.name)) break
        seen.add(stop.name)
        expect.soft(stop, stop.name).toMatchObject({ outlined: true, clear: true })
        // Scrolls it right below the fixed layers, so that the previous stop would be under them.
        await page.evaluate((distance) => {
          scrollBy({ top: distance, behavior: 'instant' })
        }, stop.distance)
        await page.keyboard.press('Shift+Tab')
      }
      expect(seen.size).toBeGreaterThan(10)
    },
  )
})

for (const path of kinds) {
  test(`${path} loses no text with wider text spacing`, { tag: '@both' }, async ({ page }) => {
    await page.goto(path)
    await widenText(page)
    const clipped = await page.evaluate(() => {
      return [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.closest('.visually-hidden, svg, picture, [aria-hidden=true]'))
        .filter((element) => getComputedStyle(element).overflow !== 'visible')
        .filter((element) => element.innerText && element.scrollHeight > element.clientHeight + 1)
        .map((element) => element.outerHTML.slice(0, 90))
    })
    expect(clipped).toEqual([])
    expect(await overflow(page)).toBe(0)
  })

  // 400 % on a screen of 1280 × 1024 leaves 320 × 256 (WCAG 1.4.10).
  test(`${path} can be used at a zoom of 400 %`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto(path)
    expect(await overflow(page)).toBe(0)
    const header = await page.getByRole('banner').boundingBox()
    expect(header?.height, 'the header leaves room to read').toBeLessThanOrEqual(256 / 3)
    const locale = sitePages.find((page) => page.path === path)?.locale ?? defaultLocale
    await page.getByRole('button', { name: messages[locale].OPEN_MENU }).press('Enter')
    const last = page.locator('#site-menu').getByRole('button')
    await last.focus()
    await expect(last).toBeInViewport()
  })

  test(`${path} has no accessibility violations in forced colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await axeViolations(page, { except: ['color-contrast'] })).toEqual([])
  })
}

test(
  'in forced colours the form and the tab keep their edges',
  { tag: '@both' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/contact')
    const edges = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'main input:not([type=hidden]), main select, main [type=submit], aside > [data-opens-panel]',
        ),
      ]
        .filter((control) => control.checkVisibility())
        .map((control) => {
          const { borderBlockEndWidth, borderBlockEndStyle } = getComputedStyle(control)
          return borderBlockEndStyle === 'solid' && parseFloat(borderBlockEndWidth) >= 1
        }),
    )
    expect(edges.length).toBeGreaterThan(7)
    expect(edges).not.toContain(false)
  },
)

/** The visible texts outside every landmark; the skip link is exempt. */
const outsideLandmarks = (page: Page) =>
  page.evaluate(() => {
    const landmark = 'header, main, footer, nav, aside, dialog, .skip-link'
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const outside: string[] = []
    while (texts.nextNode()) {
      const { parentElement: place, textContent: words } = texts.currentNode
      if (words?.trim() && place?.checkVisibility() && !place.closest(landmark)) outside.push(words)
    }
    return outside
  })

/** The names of the reachable navigation and complementary landmarks. */
const landmarkNames = async (page: Page) => {
  const tree = await page.locator('body').ariaSnapshot()
  return [...tree.matchAll(/- (navigation|complementary)(?: "(.*)")?/g)].map(
    ([, role = '', name]) => `${role}: ${name ?? 'without a name'}`,
  )
}

// axe checks the landmarks of every page; these are the common ones, with the menus open.
for (const path of ['/', '/fr/contact'] as const) {
  test(
    `${path}: all text is in a landmark, and each landmark has its own name`,
    { tag: '@both' },
    async ({ page, hasMenu }) => {
      await page.goto(path)
      const texts = messages[sitePages.find((page) => page.path === path)?.locale ?? defaultLocale]
      for (const isOpen of [false, true]) {
        const opener = hasMenu ? texts.OPEN_MENU : texts.LANGUAGE
        if (isOpen) await page.getByRole('button', { name: opener }).press('Enter')
        expect(await outsideLandmarks(page)).toEqual([])
        const names = await landmarkNames(page)
        expect(names).toContain(`complementary: ${texts.ENQUIRY_PANEL_TITLE}`)
        expect(names.filter((name) => name.endsWith('without a name'))).toEqual([])
        expect(new Set(names).size).toBe(names.length)
      }
      expect(await axeViolations(page)).toEqual([])
    },
  )
}

test(
  'the enquiry tab comes after the main content and before the footer',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto('/services')
    await page.getByRole('main').getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: t.ENQUIRY_TAB })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeFocused()
  },
)

// A text that reads from left to right must not be ragged on both sides.
for (const [locale, viewport] of [
  ['de', { width: 320, height: 640 }],
  ['fr', { width: 390, height: 844 }],
] as const) {
  test(`at twice the text size all lines of the ${locale} menu are aligned`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto(localizedPath(locale, 'services'))
    await doubleText(page)
    await page.getByRole('button', { name: messages[locale].OPEN_MENU }).press('Enter')
    const starts = await page.locator('#site-menu').evaluate((menu) => {
      const words = menu.querySelectorAll('a[data-language], [data-theme-toggle] span span')
      const lines = [...words]
        .filter((element) => element.checkVisibility())
        .flatMap((element) => {
          const range = document.createRange()
          range.selectNodeContents(element.lastChild ?? element)
          return [...range.getClientRects()]
        })
      return lines.map(({ left }) => Math.round(left))
    })
    // The label of the theme toggle has two lines.
    expect(starts).toHaveLength(5)
    expect(new Set(starts).size).toBe(1)
  })
}

test.describe('for a French browser', () => {
  test.use({ locale: 'fr-CH' })

  test('at twice the text size the longest title is hyphenated, not cut', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/de/services')
    await doubleText(page)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveCSS('hyphens', 'auto')
    expect(await title.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  })

  test('at twice the text size the language offer fits its bar', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/services')
    await doubleText(page)
    const offer = await page.locator('[data-language-offer=fr]').boundingBox()
    const words = await page
      .getByRole('link', { name: messages.fr.LANGUAGE_OFFER_ACCEPT })
      .boundingBox()
    expect(words?.y).toBeGreaterThanOrEqual(offer?.y ?? Infinity)
    expect((words?.y ?? Infinity) + (words?.height ?? 0)).toBeLessThanOrEqual(
      (offer?.y ?? 0) + (offer?.height ?? 0),
    )
  })
})

test(
  'the header has the structure for screen readers that it shows',
  { tag: '@both' },
  async ({ page, hasMenu }) => {
    await page.goto('/services')
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(
      hasMenu
        ? `
- banner:
  - link "${company.shortName}":
    - /url: /
  - button "${t.OPEN_MENU}"
`
        : `
- banner:
  - link "${company.shortName}":
    - /url: /
  - navigation "${t.MAIN_NAVIGATION}":
    - list:
${menuPages.map((page) => `      - listitem:\n        - link "${t[pages[page].name]}"`).join('\n')}
  - 'button "${t.LANGUAGE}: English"'
  - button "${t.SWITCH_TO_DARK_MODE}"
`,
    )
  },
)

for (const locale of layoutLocales) {
  test(`no label covers the title of the ${locale} About us with wider text spacing`, async ({
    page,
  }) => {
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(localizedPath(locale, 'aboutUs'))
      await widenText(page)
      const covering = await page.evaluate(() => {
        const title = document.createRange()
        title.selectNodeContents(document.querySelector('h1') ?? document.body)
        const lines = [...title.getClientRects()]
        return [...document.querySelectorAll<HTMLElement>('figure li')]
          .filter((label) => {
            const { left, right, top, bottom } = label.getBoundingClientRect()
            return lines.some(
              (line) =>
                line.left < right && line.right > left && line.top < bottom && line.bottom > top,
            )
          })
          .map((label) => label.innerText)
      })
      expect(covering, `${width} px`).toEqual([])
    }
  })
}
