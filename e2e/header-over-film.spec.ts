import { company } from '../content/company.ts'
import { defaultLocale, locales } from '../i18n/locales.ts'
import { localizedPath } from '../i18n/localized-path.ts'
import { expect, test } from './test.ts'

// The poster is enough, and the frames of the film are slow to draw.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const screens = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
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
            const ground = getComputedStyle(header, '::before')
            const isWhite = color === 'rgb(255, 255, 255)'
            // White text has a background of its own, dark text that of the page.
            const isSolid = isWhite
              ? ground.backgroundColor === 'rgb(14, 23, 34)' && ground.opacity === '1'
              : backgroundColor === getComputedStyle(document.body).backgroundColor
            const edge = header.getBoundingClientRect().bottom
            if (!isSolid && words.getBoundingClientRect().top < edge) found.push(`${y} px: words`)
            if (isWhite && hero.getBoundingClientRect().bottom < edge - 16)
              found.push(`${y} px: film`)
            states += isWhite ? (isSolid ? 'd' : 'f') : 'p'
          }
          // On the film, then on its dark background, then on paper. On a low screen longer words of another
          // company may begin close to the header.
          if (!(startsNear ? /^f*d+p+$/ : /^f+d+p+$/).test(states)) found.push(states)
          return found
        })
        expect(faults).toEqual([])
      },
    )
  }
}

test('the pause button never covers words, from 320 to 1440 px', async ({ page }) => {
  test.skip(company.film === false, 'Home opens with a picture.')
  for (const locale of locales) {
    await page.goto(localizedPath(locale, 'home'))
    for (let width = 320; width <= 1440; width += width < 700 ? 20 : 185) {
      await page.setViewportSize({ width, height: 844 })
      const covered = await page.evaluate(() => {
        const button = document.querySelector<HTMLElement>('[data-film-toggle]')
        const words = document.querySelector('h1')?.parentElement
        if (!button || !words) throw new Error('The page has no film.')
        button.hidden = false
        const place = button.getBoundingClientRect()
        const text = document.createRange()
        text.selectNodeContents(words)
        const others = [
          ...text.getClientRects(),
          words.nextElementSibling?.getBoundingClientRect() ?? new DOMRect(),
          document.querySelector('body > header')?.getBoundingClientRect() ?? new DOMRect(),
        ]
        return others.some(
          (other) =>
            other.left < place.right &&
            other.right > place.left &&
            other.top < place.bottom &&
            other.bottom > place.top,
        )
      })
      expect(covered, `${locale} at ${width} px`).toBe(false)
    }
  }
})

test('on low screens the headline begins below the header and the pause button', async ({
  page,
}) => {
  test.skip(company.film === false, 'Home opens with a picture.')
  for (const locale of locales) {
    await page.goto(localizedPath(locale, 'home'))
    for (const [width, height] of [
      [320, 256],
      [568, 320],
      [667, 375],
      [812, 325],
      [1280, 400],
    ] as const) {
      await page.setViewportSize({ width, height })
      const { headline, header, button } = await page.evaluate(() => {
        const toggle = document.querySelector<HTMLElement>('[data-film-toggle]')
        if (toggle) toggle.hidden = false
        const place = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
        return {
          headline: place('h1').top,
          header: place('body > header').bottom,
          // From 768 px on the button is beside the words.
          button: innerWidth < 768 ? place('[data-film-toggle]').bottom : 0,
        }
      })
      const name = `${locale} at ${width} × ${height}`
      expect(headline, name).toBeGreaterThanOrEqual(header)
      expect(headline, name).toBeGreaterThan(button)
    }
  }
})
