import type { Page } from '@playwright/test'
import { locales } from '@site/company/i18n/locales.ts'
import { sitePages } from './site-pages.ts'
import { expect, test } from './test.ts'

/* Facts of a company may be missing, and texts may be longer: in any case, no heading is left
   alone, no container is empty, and nothing is wider than the screen. */

/** Describes what is incomplete on the page. */
const unfinishedParts = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    const problems: string[] = []
    const media = 'img, picture, video, svg, input, select, textarea, iframe, hr'
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      // A form's status is empty until there is something to say.
      !element.closest('dialog, [popover], [role=status], .visually-hidden')
    const isFilled = (element: Element) =>
      element.textContent.trim() !== '' || element.querySelector(media) !== null

    const frames = 'h1, h2, h3, h4, section, article, ul, ol, dl, table, figure, li, dt, dd, p'
    for (const frame of document.querySelectorAll(frames)) {
      if (isShown(frame) && !isFilled(frame)) {
        problems.push(`empty: ${frame.outerHTML.slice(0, 80)}`)
      }
    }

    // A heading followed only by another of the same or a higher level.
    let last: { level: number; text: string } | null = null
    const main = document.querySelector('main') ?? document.body
    const nodes = document.createTreeWalker(main, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const { currentNode: node } = nodes
      const element = node instanceof Element ? node : node.parentElement
      if (!element || !isShown(element)) continue
      const isHeading = /^H[1-6]$/.test(element.tagName)
      if (node instanceof Element && isHeading) {
        const level = Number(element.tagName.slice(1))
        if (last && level <= last.level) problems.push(`nothing below “${last.text}”`)
        last = { level, text: element.textContent }
      } else if (!element.closest('h1, h2, h3, h4, h5, h6')) {
        const isContent = node instanceof Element ? node.matches(media) : node.textContent?.trim()
        if (isContent) last = null
      }
    }
    if (last) problems.push(`nothing below “${last.text}”`)

    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth > width) problems.push('the page is too wide')
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement: place, textContent: words } = texts.currentNode
      if (!place || !words?.trim() || !isShown(place) || place.closest('.skip-link')) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const { left, right } = range.getBoundingClientRect()
      if (left < -1 || right > width + 1) problems.push(`cut off: “${words.trim().slice(0, 60)}”`)
    }
    return problems
  })

for (const locale of locales) {
  test(`no section of a ${locale} page is empty, and none is wider than the screen`, async ({
    page,
  }) => {
    test.slow(true, 'It opens every page.')
    // Otherwise answers unfold slowly.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const { path } of sitePages.filter((known) => known.locale === locale)) {
      await page.goto(path)
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await unfinishedParts(page), `${path} at ${width} px`).toEqual([])
      }
    }
  })
}
