import { messages } from '@site/company/i18n/messages.ts'
import { expect, test } from './test.ts'
import type { Visitor } from './visitor.ts'

const t = messages.en

/** The state of the panel, open or closed. */
const panel = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const dialog = document.querySelector('dialog')
    const header = document.querySelector('header')
    if (!dialog || !header) throw new Error('The page has no panel or no header.')
    const { width, zIndex } = getComputedStyle(dialog)
    return {
      width,
      isMoving: dialog.getAnimations().length > 0,
      zIndex: Number(zIndex),
      headerZIndex: Number(getComputedStyle(header).zIndex),
    }
  })

test('links in running text are underlined, and so is the current page', async ({ visitor }) => {
  await visitor.open('/privacy')
  const lines = await visitor.evaluate(() =>
    [...document.querySelectorAll('main p a')].map(
      (link) => getComputedStyle(link).textDecorationLine,
    ),
  )
  expect(lines.length).toBeGreaterThan(3)
  expect(lines.filter((line) => line !== 'underline')).toEqual([])
  await visitor.open('/services')
  const current = await visitor.evaluate(() => {
    const link = document.querySelector('header nav [aria-current]')
    if (!link) return undefined
    const { textDecorationLine, textDecorationColor, color } = getComputedStyle(link)
    return { line: textDecorationLine, isDrawn: textDecorationColor === color }
  })
  expect(current).toEqual({ line: 'underline', isDrawn: true })
})

test('the hero fills the first screen, and over its film the current page is white', async ({
  visitor,
  serviceProxy,
}) => {
  // The poster is enough, and WebKitGTK does not leave a landscape film in its first ten seconds.
  serviceProxy.alter = (html) => html.replace('<template data-film', '<template')
  await visitor.open('/')
  const { hero, isOverFilm, colour } = await visitor.evaluate(() => {
    const picture = document.querySelector('main picture img')
    const link = document.querySelector('header nav [aria-current]')
    return {
      hero: { width: picture?.clientWidth ?? 0, height: picture?.clientHeight ?? 0 },
      isOverFilm: CSS.supports('animation-timeline: scroll()'),
      colour: link && getComputedStyle(link).color,
    }
  })
  expect(hero.width).toBeGreaterThan(1400)
  expect(hero.height).toBeGreaterThan(700)
  // Without scroll-driven animations the header is solid, and the link is red on paper.
  expect(colour).toBe(isOverFilm ? 'rgb(255, 255, 255)' : 'rgb(194, 48, 13)')
})

for (const width of [1440, 500]) {
  test(`at ${width} px a click anywhere on the words of the tab opens the panel`, async ({
    visitor,
  }) => {
    await visitor.resize(width, 900)
    for (const share of [0.1, 0.5, 0.9]) {
      await visitor.open('/services')
      await expect.poll(() => visitor.sees({ kind: 'button', name: t.ENQUIRY_TAB })).toBe(true)
      const words = await visitor.evaluate(() => {
        const label = document.querySelector('aside > [data-opens-panel] > span')
        const { left, top, width, height } = label?.getBoundingClientRect() ?? new DOMRect()
        return { left, top, width, height }
      })
      await visitor.clickAt(
        Math.round(words.left + share * words.width),
        Math.round(words.top + words.height / 2),
      )
      await expect.poll(() => visitor.isPanelOpen()).toBe(true)
    }
  })
}

test('the panel is as wide as specified and slides out above everything else', async ({
  visitor,
}) => {
  await visitor.open('/services')
  await visitor.click({ kind: 'button', name: t.ENQUIRY_TAB })
  await expect
    .poll(() => visitor.evaluate(() => document.activeElement?.closest('dialog') !== null))
    .toBe(true)
  // Onto the backdrop: only the panel itself grows under the pointer.
  await visitor.moveTo(300, 500)
  await expect.poll(() => panel(visitor)).toMatchObject({ width: '480px', isMoving: false })
  // Recorded by the page itself, because the panel closes faster than a busy driver can poll.
  await visitor.evaluate(() => {
    const dialog = document.querySelector('dialog')
    dialog?.addEventListener('transitionend', ({ target, propertyName }) => {
      if (target === dialog) dialog.dataset.ended = `${dialog.dataset.ended ?? ''} ${propertyName}`
    })
  })
  await visitor.press('Escape')
  const ended = () => visitor.evaluate(() => document.querySelector('dialog')?.dataset.ended ?? '')
  await expect.poll(ended).toMatch(/translate/)
  // Keeps the panel visible until the first one ends.
  await expect.poll(ended).toMatch(/display|visibility/)
  const { zIndex, headerZIndex } = await panel(visitor)
  expect(zIndex).toBeGreaterThan(headerZIndex)
  await expect.poll(() => visitor.sees({ kind: 'field', name: t.FIRST_NAME })).toBe(false)
})

test('the menus work without popover support', async ({ visitor, serviceProxy }) => {
  // Renaming them makes this browser treat attribute and state as unknown, like an older one.
  serviceProxy.alter = (html) => html.replaceAll('popover', 'unknown')
  const german = { kind: 'link', name: 'Deutsch' } as const
  await visitor.resize(460, 844)
  await visitor.open('/about-us')
  expect(await visitor.sees(german)).toBe(false)
  await visitor.click({ kind: 'button', name: t.OPEN_MENU })
  await expect.poll(() => visitor.sees(german)).toBe(true)
  await visitor.click({ kind: 'button', name: t.CLOSE_MENU })
  await expect.poll(() => visitor.sees(german)).toBe(false)
  await visitor.click({ kind: 'button', name: t.OPEN_MENU })
  await visitor.click(german)
  await expect.poll(() => visitor.path()).toBe('/de/about-us')
})
