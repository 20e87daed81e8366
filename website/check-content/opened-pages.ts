import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { chromiumArguments, findChromium } from '../../e2e/chromium.ts'
import { builtPages, builtSite } from '../testing/built-pages.ts'

const origin = 'http://site.example'
const phone = { width: 390, height: 844 }

/** Opens every page of the built site on a phone; what is wrong there, each as a sentence. */
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
      const file = fileOf(new URL(route.request().url()).pathname)
      return file ? route.fulfill({ path: file }) : route.fulfill({ status: 404 })
    })
    const problems: string[] = []
    for (const { address } of builtPages()) {
      await page.goto(origin + address, { waitUntil: 'load' })
      problems.push(...(await tooWide(page)).map((text) => wideSentence(address, text)))
      problems.push(...errors.splice(0).map((error) => `${address} reports an error: ${error}`))
    }
    return problems
  } finally {
    await browser.close()
  }
}

const wideSentence = (address: string, text: string) =>
  `${address}: “${text}” is wider than a phone. Shorten its longest word, or divide the word with a ` +
  'soft hyphen (U+00AD).'

function fileOf(pathname: string): string | undefined {
  const path = join(builtSite, pathname)
  const candidates = pathname.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`]
  return candidates.find((file) => /\.\w+$/.test(file) && existsSync(file))
}

/** The texts that reach beyond the right edge of a page that is wider than its window. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const words = texts.currentNode.textContent?.trim()
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      if (words && range.getBoundingClientRect().right > clientWidth + 1) {
        found.push(words.slice(0, 60))
      }
    }
    return found.length > 0 ? found : ['something without words']
  })
