import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, test } from 'vitest'
import { locales, type Locale } from '@site/company/i18n/locales.ts'
import type { MessageKey, Messages } from '@site/company/i18n/messages.ts'
import { legalPages, type PageName } from '@site/company/i18n/pages.ts'
import { largestCompany } from '@site/company/testing/largest-company.ts'
import { copyProject, type ProjectCopy } from './project-copy.ts'

/*
 * Editors may write longer texts and lists: with 300 more characters on every page, in every language, and with
 * 14 services, 6 areas, 12 people and 9 references, the site builds and passes the checks that depend on lengths.
 */

/** One text of each page that is not a legal text. */
const lengthened: Partial<Record<PageName, MessageKey>> = {
  home: 'HOME_WHAT_TEXT',
  aboutUs: 'ABOUT_DESCRIPTION_2',
  services: 'SERVICES_LEAD',
  partners: 'PARTNERS_INTRO',
  careers: 'CAREERS_TEXT',
  contact: 'CONTACT_LEAD',
}

/** 300 characters of different words, which compress badly. */
const more: Record<Locale, string> = {
  en: ' A freight forwarder in the valley wanted to know why every third delivery note was typed twice. We counted for two weeks, next to the people who type. Of forty steps six remained, the rest had been kept for a system that was switched off in 2019. The notes now leave with the lorry, and nobody types at night.',
  de: ' Eine Spedition im Tal wollte wissen, weshalb jeder dritte Lieferschein doppelt erfasst wird. Wir haben zwei Wochen lang mitgezählt, neben den Menschen, die tippen. Von vierzig Schritten blieben sechs, die übrigen galten einem System, das seit 2019 stillsteht. Die Scheine fahren nun mit, niemand tippt mehr nachts.',
  fr: ' Un transporteur de la vallée voulait savoir pourquoi un bulletin de livraison sur trois était saisi deux fois. Nous avons compté pendant deux semaines, à côté des personnes qui saisissent. Sur quarante étapes, il en est resté six ; les autres servaient un logiciel arrêté en 2019. Plus personne ne saisit la nuit.',
}

let project: ProjectCopy

beforeAll(async () => {
  project = await copyProject({ ownPictures: false })
  for (const locale of locales) {
    const file = join(project.folder, `content/messages/${locale}.json`)
    const texts = JSON.parse(await readFile(file, 'utf8')) as Messages
    for (const key of Object.values(lengthened)) texts[key] += more[locale]
    await writeFile(file, JSON.stringify(texts, null, 2))
    for (const page of legalPages) {
      const legal = join(project.folder, `content/legal/${locale}/${page}.md`)
      await writeFile(legal, `${await readFile(legal, 'utf8')}\n${more[locale].trim()}\n`)
    }
  }
}, 60_000)

afterAll(() => project.remove())

test('with longer texts and lists the site passes its checks', { timeout: 480_000 }, async () => {
  const { run } = project
  await run('tools/content-check/main.ts', 'texts')
  await project.build(largestCompany)
  await run('apps/website/precompress.ts')
  await run(
    'node_modules/vitest/vitest.mjs',
    'run',
    ...['budgets', 'first-round-trip', 'search-metadata'].map((name) => `tests/built-site/${name}`),
  )
  await run(
    'node_modules/@playwright/test/cli.js',
    ...['test', '--config=tests/playwright.config.ts', 'complete-sections', '--project=desktop'],
  )
})
