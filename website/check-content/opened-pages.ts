import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { chromiumArguments, findChromium } from '../../e2e/chromium.ts'
import { builtPages, builtSite } from '../built-site/built-pages.ts'

const origin = 'http://site.example'
const phone = { width: 390, height: 844 }
/** The narrowest phone, and the narrowest screen with the whole menu. */
const narrowWidths = [320, 1024]

/** Opens every page of the built site on a phone. Returns the problems, each as a sentence. */
export async function openedPageProblems(): Promise<string[]> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumArguments,
  })
  try {
    const page = await browser.newPage({ viewport: phone })
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url())
      // The service answers this one; an English visitor stays on the page.
      if (pathname === '/country') return route.fulfill({ json: { country_code: 'GB' } })
      const file = fileOf(pathname)
      return file ? route.fulfill({ path: file }) : route.fulfill({ status: 404 })
    })
    const problems: string[] = []
    for (const { address } of builtPages()) {
      await page.goto(origin + address, { waitUntil: 'load' })
      const word = await tooWideWord(page)
      if (word) problems.push(wideSentence(address, word))
      problems.push(...errors.splice(0).map((error) => `${address} reports an error: ${error}`))
    }
    for (const width of narrowWidths) {
      await page.setViewportSize({ ...phone, width })
      if (await nameTouchesMenu(page)) problems.push(longNameSentence)
    }
    return problems
  } finally {
    await browser.close()
  }
}

const wideSentence = (address: string, word: string) =>
  `${address} is wider than a phone, probably because of “${word}”. Find a shorter word, or divide it ` +
  'with a soft hyphen (U+00AD).'

const longNameSentence =
  'The short name of the company covers the menu on narrow screens. Shorten shortName in content/company.ts.'

/** Whether the name beside the symbol, in one line, reaches the next control of the header. */
const nameTouchesMenu = (page: Page) =>
  page.evaluate(() => {
    const [home, ...others] = document.querySelectorAll<HTMLElement>('header :is(a, button)')
    home?.style.setProperty('white-space', 'nowrap')
    const end = home?.getBoundingClientRect().right ?? 0
    return others
      .map((control) => control.getBoundingClientRect())
      .some(({ left, width }) => width > 0 && left < end)
  })

function fileOf(pathname: string): string | undefined {
  const path = join(builtSite, pathname)
  const candidates = pathname.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`]
  return candidates.find((file) => /\.\w+$/.test(file) && existsSync(file))
}

/** The longest word beyond the right edge of a page that is wider than its window; `null` if it is not. */
const tooWideWord = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return null
    const words: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      if (range.getBoundingClientRect().right > clientWidth + 1) {
        words.push(...(texts.currentNode.textContent?.split(/\s+/) ?? []))
      }
    }
    return words.sort((a, b) => b.length - a.length)[0] ?? 'a picture or a table'
  })
