import { company } from '@site/company/facts/company.ts'
import { cases, hasPage } from '@site/company/facts/company-pages.ts'
import { defaultLocale, locales } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { casePath } from '@site/company/i18n/pages.ts'
import { layoutLocales } from './nightly.ts'
import { expect, test } from './test.ts'

// The poster is enough, and the frames of the film are slow to draw.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const screens = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 740, height: 360 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
  { width: 3840, height: 1440 },
]

// Text directly over the film is measured by film-contrast.spec.ts.
for (const screen of screens) {
  const isSample = screen.width === 320 || screen.width === 1440
  for (const locale of isSample ? locales : [defaultLocale]) {
    // Phones in both themes, as two projects.
    const isPhone = screen.width < 800 && locale === defaultLocale
    test(
      `at ${screen.width} × ${screen.height} in ${locale}, the header stays readable while the film scrolls under it`,
      { tag: isPhone ? '@both' : [] },
      async ({ page }) => {
        await page.setViewportSize(screen)
        await page.goto(localizedPath(locale, 'home'))
        const faults = await page.evaluate(async () => {
          const header = document.querySelector('body > header')
          const words = document.querySelector('h1')?.parentElement
          const hero = words?.parentElement
          if (!header || !words || !hero) throw new Error('The page has no header or no film.')
          const found: string[] = []
          let states = ''
          const startsNear =
            words.getBoundingClientRect().top - header.getBoundingClientRect().bottom < 32
          for (let y = 0; y <= hero.offsetHeight + 64; y += 32) {
            scrollTo({ top: y, behavior: 'instant' })
            await new Promise((resolve) =>
              requestAnimationFrame(() => requestAnimationFrame(resolve)),
            )
            const { color, backgroundColor } = getComputedStyle(header)
            const isWhite = color === 'rgb(255, 255, 255)'
            const isSolid =
              !isWhite && backgroundColor === getComputedStyle(document.body).backgroundColor
            const edge = header.getBoundingClientRect().bottom
            const button = document.querySelector('[data-film-toggle]')?.getBoundingClientRect()
            if (!isSolid && button && button.top < edge) found.push(`${y} px: pause button`)
            if (!isSolid && words.getBoundingClientRect().top < edge) found.push(`${y} px: words`)
            states += isWhite ? 'f' : 'p'
          }
          // On the film, then on paper. On a low screen longer words of another company may begin close to
          // the header.
          if (!(startsNear ? /^f*p+$/ : /^f+p+$/).test(states)) found.push(states)
          return found
        })
        expect(faults).toEqual([])
      },
    )
  }
}

const colouredPages = [
  ...(['partners', 'careers'] as const).filter(hasPage).map((name) => localizedPath('en', name)),
  ...cases.map(({ story }) => casePath(story.slug)),
]

for (const path of colouredPages) {
  test(`the header of ${path} has the ground of the opening until it is scrolled past`, async ({
    page,
  }) => {
    await page.goto(path)
    const ground = (selector: string) =>
      page.locator(selector).evaluate((part) => getComputedStyle(part).backgroundColor)
    const [opening, below] = [await ground('#opening'), await ground('body')]
    await expect.poll(() => ground('body > header')).toBe(opening)
    await page.locator('#opening').evaluate((part) => {
      scrollTo({ top: part.getBoundingClientRect().bottom, behavior: 'instant' })
    })
    await expect.poll(() => ground('body > header')).toBe(below)
  })
}

test('neither the header nor the pause button covers words, from 320 to 1440 px', async ({
  page,
}) => {
  test.skip(!company.film, 'Home opens with a picture.')
  const widths = Array.from({ length: 20 }, (_, index) => 320 + 20 * index)
  const sizes = [
    ...[...widths, 768, 1024, 1440].map((width) => [width, 844] as const),
    ...([
      [320, 256],
      [568, 320],
      [667, 375],
      [740, 360],
      [812, 325],
      [1280, 400],
    ] as const),
  ]
  for (const locale of layoutLocales) {
    await page.goto(localizedPath(locale, 'home'))
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      const covered = await page.evaluate(() => {
        const button = document.querySelector<HTMLElement>('[data-film-toggle]')
        const header = document.querySelector('body > header')
        const words = document.querySelector('h1')?.parentElement
        if (!button || !header || !words?.nextElementSibling) throw new Error('There is no film.')
        button.hidden = false
        const text = document.createRange()
        text.selectNodeContents(words)
        const overlaps = (one: DOMRect, other: DOMRect) =>
          other.left < one.right &&
          other.right > one.left &&
          other.top < one.bottom &&
          other.bottom > one.top
        const places = [
          button.getBoundingClientRect(),
          header.getBoundingClientRect(),
          words.nextElementSibling.getBoundingClientRect(),
        ]
        return [...places, ...text.getClientRects()].some((place, index) =>
          places.some((other, position) => position !== index && overlaps(place, other)),
        )
      })
      expect(covered, `${locale} at ${width} × ${height}`).toBe(false)
    }
  }
})
