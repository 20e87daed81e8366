import { company } from '@site/company/facts/company.ts'
import { hasPage, menuPages } from '@site/company/facts/company-pages.ts'
import { countryName } from '@site/company/facts/country-name.ts'
import { countedText } from '@site/company/i18n/counted-text.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { defaultLocale, localeTags, locales } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages, type MessageKey } from '@site/company/i18n/messages.ts'
import { isCase, pages, type PageName } from '@site/company/i18n/pages.ts'
import { axeViolations } from './axe-violations.ts'
import { layoutLocales } from './nightly.ts'
import { doubleText, overflow } from './reflow.ts'
import { sitePages } from './site-pages.ts'
import { smallControls } from './small-controls.ts'
import { expect, test } from './test.ts'

// The frames of the film are slow to draw.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const leads: Partial<Record<PageName, MessageKey>> = {
  home: 'HOME_LINE',
  aboutUs: 'ABOUT_LEAD',
  services: 'SERVICES_OPENING',
  partners: 'PARTNERS_LEAD',
  careers: 'CAREERS_LEAD',
  contact: 'CONTACT_LEAD',
}

// Both screens in German, whose texts are the longest.
for (const { path, page: name, locale, heading } of sitePages) {
  if (!layoutLocales.includes(locale)) continue
  test(
    `${path} begins with its heading and lead, is accessible, and fits 320 px, also with twice the text size`,
    { tag: locale === 'de' ? '@both' : [] },
    async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.locator('html')).toHaveAttribute('lang', localeTags[locale])
      const lead = isCase(name) ? undefined : leads[name]
      if (lead) {
        const place = { town: company.town[locale], country: countryName(company, locale) }
        const t = messages[locale]
        const services = countedText(
          company.services.length,
          t.SERVICES_OPENING_ONE,
          t.SERVICES_OPENING,
          locale,
        )
        const text = fillPlaceholders(name === 'services' ? services : t[lead], place)
        await expect(page.getByRole('main').getByText(text)).toBeInViewport({ ratio: 1 })
      }
      expect(await axeViolations(page)).toEqual([])
      expect(await smallControls(page)).toEqual([])

      await page.setViewportSize({ width: 320, height: 640 })
      expect(await overflow(page)).toBe(0)
      await doubleText(page)
      expect(await overflow(page)).toBe(0)
    },
  )
}

for (const locale of layoutLocales) {
  test(`the ${locale} labels on the massif are next to their points, also with twice the text size`, async ({
    page,
  }) => {
    test.skip(company.pictures?.about !== undefined, 'The company’s own picture has no route.')
    await page.goto(localizedPath(locale, 'aboutUs'))
    const apart = () =>
      page.evaluate(() => {
        const tab = document.querySelector('aside > [data-opens-panel]')?.getBoundingClientRect()
        const points = [...document.querySelectorAll('figure circle')]
        const labels = [...document.querySelectorAll('figure li')].map((label) => ({
          name: label.textContent,
          box: label.getBoundingClientRect(),
        }))
        return labels.flatMap(({ name, box }, index) => {
          const point = points[index]?.getBoundingClientRect()
          if (!tab || !point) throw new Error('There is no tab, or a point is missing.')
          const [x, y] = [point.left + point.width / 2, point.top + point.height / 2]
          const aside = Math.max(box.left - x, x - box.right)
          const above = Math.max(box.top - y, y - box.bottom)
          const isUnder = (right: number) =>
            right > tab.left && tab.top < box.bottom && tab.bottom > box.top
          const isCovered = isUnder(box.right) || isUnder(x)
          const overlaps = labels.some(
            (other) => other.box.top > box.top && other.box.top < box.bottom,
          )
          return aside < 32 && above <= 1 && !isCovered && !overlaps ? [] : [name]
        })
      })
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [767, 1024],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect(await apart(), `${width} px`).toEqual([])
      await doubleText(page)
      expect(await apart(), `${width} px, twice the text size`).toEqual([])
      await page.evaluate(() => {
        document.documentElement.removeAttribute('style')
      })
    }
  })

  test(`the ${locale} links of the header keep clear of the language menu, also with twice the text size`, async ({
    page,
  }) => {
    await page.goto(localizedPath(locale, 'services'))
    await doubleText(page)
    const header = page.getByRole('banner')
    for (const width of [1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const menu = await header
        .getByRole('button', { name: messages[locale].LANGUAGE })
        .boundingBox()
      const { height } = (await header.boundingBox()) ?? { height: 0 }
      for (const link of await header.getByRole('navigation').getByRole('link').all()) {
        const box = await link.boundingBox()
        if (!box || !menu) continue
        expect(box.x + box.width, `${width} px`).toBeLessThan(menu.x)
        expect(box.y + box.height, `${width} px`).toBeLessThanOrEqual(height + 8)
      }
    }
  })

  test(`the ${locale} footer names the company, its pages and the year`, async ({ page }) => {
    const t = messages[locale]
    await page.goto(localizedPath(locale, 'services'))
    const footer = page.getByRole('contentinfo')
    for (const heading of [t.FOOTER_QUICK_LINKS, t.FOOTER_CONTACT_US, t.FOOTER_ENQUIRE_NOW]) {
      await expect(footer.getByRole('heading', { name: heading })).toBeVisible()
    }
    for (const name of menuPages) {
      await expect(
        footer.getByRole('link', { name: t[pages[name].name], exact: true }),
      ).toHaveAttribute('href', localizedPath(locale, name))
    }
    for (const name of ['imprint', 'privacy', 'accessibility'] as const) {
      await expect(
        footer.getByRole('link', { name: t[pages[name].name], exact: true }),
      ).toHaveAttribute('href', localizedPath(locale, name))
    }
    await expect(footer).toContainText(company.street)
    await expect(footer).toContainText(`${company.postalCode} ${company.postalTown}`)
    await expect(footer.getByRole('link', { name: company.phone })).toBeVisible()
    await expect(footer.getByRole('link', { name: company.email })).toBeVisible()
    await expect(footer).toContainText(
      `© ${String(new Date().getFullYear())} ${company.name}. ${t.ALL_RIGHTS_RESERVED}`,
    )
  })
}

test('the copyright year changes on 1 January without a new build', async ({ page }) => {
  await page.clock.setFixedTime('2031-01-01T00:00:01')
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText('© 2031')
})

test('About us describes the company and lists its areas', async ({ page }) => {
  await page.goto('/about-us')
  const main = page.getByRole('main')
  const pictureAlt = company.pictures?.about?.alt.en ?? messages.en.ABOUT_IMAGE_ALT
  await expect(main.getByRole('img', { name: pictureAlt })).toBeVisible()
  for (const { name, summary } of company.areas) {
    const area = main.getByRole('listitem').filter({ hasText: summary.en })
    await expect(area.getByText(name.en, { exact: true })).toBeVisible()
  }
})

test(
  'Services has four paragraphs, the team and a card of its services',
  { tag: '@both' },
  async ({ page, hasMenu }) => {
    const t = messages.en
    await page.goto('/services')
    const paragraphs = [
      t.SERVICES_LEAD,
      t.SERVICES_SPECIALISTS,
      t.SERVICES_ADVICE,
      t.SERVICES_PRICES,
    ]
    for (const paragraph of paragraphs) await expect(page.getByText(paragraph)).toBeVisible()
    const teamAlt = company.pictures?.team?.alt.en ?? t.SERVICES_IMAGE_ALT
    const team = page.getByRole('img', { name: teamAlt })
    await expect(team).toBeVisible()

    const title = page.getByRole('heading', { name: t.SERVICES_TRUST_TITLE })
    const card = page.locator('section').filter({ has: title }).last()
    await expect(card.getByRole('listitem').getByRole('heading')).toHaveText(
      company.services.map(({ name }) => name.en),
    )
    // Next to the picture on large screens, below it on small ones.
    const teamBox = await team.boundingBox()
    const cardBox = await card.boundingBox()
    expect((cardBox?.x ?? 0) > (teamBox?.x ?? 0) + (teamBox?.width ?? 0)).toBe(!hasMenu)
    expect((cardBox?.y ?? 0) > (teamBox?.y ?? 0)).toBe(hasMenu)
  },
)

test(
  'each area of the services page is shown below the header',
  { tag: '@both' },
  async ({ page }) => {
    for (const { id, name } of company.areas) {
      await page.goto(`/de/services#${id}`)
      // A service may have the same name.
      const heading = page.locator(`#${id}`).getByRole('heading', { name: name.de, exact: true })
      await expect(heading).toBeInViewport({ ratio: 1 })
      const header = await page.getByRole('banner').boundingBox()
      const place = await heading.boundingBox()
      expect(place?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
    }
  },
)

test('a situation that links to a question opens its answer', async ({ page }) => {
  const linked = company.areas
    .flatMap(({ assignments = [] }) => assignments)
    .find(({ more }) => more?.startsWith('#question-'))
  test.skip(!linked, 'No situation links to a question.')
  await page.goto('/services')
  const question = page.locator(`details${linked?.more ?? ''}`)
  await expect(question).not.toHaveAttribute('open')
  await page.getByRole('link', { name: linked?.situation.en ?? '' }).click()
  await expect(question.locator('summary')).toBeInViewport()
  await expect(question.locator('p')).toBeInViewport()
})

test(
  'questions open one by one, by keyboard, and all of them on paper',
  { tag: '@both' },
  async ({ page }) => {
    const [first, second] = company.questions ?? []
    test.skip(!first || !second, 'The company has fewer than two questions.')
    if (!first || !second) return
    await page.goto('/services')
    const [answer, other] = [page.getByText(first.answer.en), page.getByText(second.answer.en)]
    await expect(answer).toBeHidden()
    await page.locator('summary', { hasText: first.question.en }).press('Enter')
    await expect(answer).toBeVisible()
    await expect(other).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(other).toBeVisible()
  },
)

test('Partners has three paragraphs and an image', async ({ page }) => {
  test.skip(!hasPage('partners'), 'The company has no such page.')
  const t = messages.en
  await page.goto('/partners')
  for (const text of [t.PARTNERS_INTRO, t.PARTNERS_SOLUTIONS, t.PARTNERS_EXPANSION]) {
    await expect(page.getByText(text)).toBeVisible()
  }
  await expect(page.getByRole('img', { name: t.PARTNERS_IMAGE_ALT })).toBeVisible()
})

test('Careers links to the job site, and Apply Now opens it in a new tab', async ({ page }) => {
  const { jobSite = '' } = company
  test.skip(!jobSite || !hasPage('careers'), 'The company has no job site, or no such page.')
  await page.goto('/careers')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: messages.en.CAREERS_HEADLINE })).toBeVisible()
  const host = new URL(jobSite).host
  await expect(main.getByRole('link', { name: host })).toHaveAttribute('href', jobSite)
  const apply = main.getByRole('link', { name: 'Apply Now' })
  await expect(apply).toHaveAttribute('href', jobSite)
  await expect(apply).toHaveAttribute('target', '_blank')
})

for (const locale of locales) {
  const path = `${locale === defaultLocale ? '' : `/${locale}`}/no/where`
  test.describe(path, { tag: locale === 'de' ? '@both' : [] }, () => {
    test.use({ expectedErrors: /status of 404/ })

    test(`${path} gets the 404 page in its language with the links of the menu`, async ({
      page,
    }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        messages[locale].NOT_FOUND_HEADING,
      )
      await expect(main.getByRole('link')).toHaveText(
        menuPages.map((name) => messages[locale][pages[name].name]),
      )
      expect(await axeViolations(page)).toEqual([])
    })
  })
}
