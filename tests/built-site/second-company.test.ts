import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type SharpOptions } from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { company } from '@site/company/facts/company.ts'
import type { Person } from '@site/company/facts/define-company.ts'
import { completeCompany } from '@site/company/testing/complete-company.ts'
import { emptyValues } from '@site/enquiry/fields.ts'
import { toPayload } from '@site/enquiry/payload.ts'
import { countryName } from '@site/company/facts/country-name.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { locales, type Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { spawnService } from '@site/service/testing/spawn-service.ts'
import { builtFiles, builtPages } from '@site/content-check/built-pages.ts'
import { socialCardPath } from '@site/website/src/metadata/social-card.ts'
import { exampleNames } from './example-names.ts'
import { copyProject, type ProjectCopy } from './project-copy.ts'

/** Facts that identify the first company. */
const firstFacts = [
  company.shortName,
  company.street,
  `${company.postalCode} ${company.postalTown}`,
  // Not the town alone: Bern is in the privacy notice, and Zug and Wil are in many words.
  ...locales.map((locale) =>
    fillPlaceholders(messages[locale].HOME_LINE, {
      town: company.town[locale],
      country: countryName(company, locale),
    }),
  ),
  company.phone,
  company.uid,
  company.hosting.name,
  company.mailProvider.name,
  company.email,
  new URL(company.website).host,
  ...exampleNames,
  ...company.services.map(({ result }) => result.en),
  ...company.areas.flatMap(({ text, assignments = [] }) => [
    text.en,
    ...assignments.map(({ situation }) => situation.en),
  ]),
  ...(company.partnerKinds ?? []).map(({ gets }) => gets.en),
  ...(company.steps ?? []).map(({ text }) => text.en),
  ...(company.questions ?? []).map(({ question }) => question.en),
  ...(company.careers?.steps ?? []).map(({ title }) => title.en),
]

const founder = { ...completeCompany.people?.[0], portrait: 'lea-baer' } as Person
const pictures = {
  about: {
    picture: 'vineyard',
    alt: { en: 'A vineyard.', de: 'Ein Rebberg.', fr: 'Un vignoble.' },
  },
}
const ownAccent = '#7a1fa2'
const colours = {
  ...completeCompany.colours,
  light: { ...completeCompany.colours.light, accent: ownAccent },
}
const ownPath = 'M0 0h9v9z'

/** A photograph, a portrait and a symbol in the place of the first company's. */
async function addOwnPictures() {
  const content = join(folder, 'content')
  const photograph = { create: { width: 1920, height: 1440, channels: 3, background: '#446633' } }
  await sharp(photograph as SharpOptions)
    .jpeg()
    .toFile(join(content, 'pictures/vineyard.jpg'))
  await sharp(photograph as SharpOptions)
    .png()
    .toFile(join(content, 'pictures/lea-baer.png'))
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="${ownPath}"/></svg>`
  await writeFile(join(content, 'pictures/logo.svg'), logo)
}

let project: ProjectCopy
let folder = ''
let site = ''

beforeAll(async () => {
  project = await copyProject({ ownPictures: false })
  folder = project.folder
  site = join(folder, 'dist/site')
  await addOwnPictures()
  await project.build({ ...completeCompany, people: [founder], film: false, pictures, colours })
  // As its owner does after a change of the main language.
  await project.run('tools/content-check/accept-translations.ts', 'accept', 'all')
}, 180_000)

afterAll(() => project.remove())

const text = /\.(html|txt|xml|js|json|svg|conf)$|Caddyfile$|_headers$|\.htaccess$/

/** What the text files hold, by their paths. */
async function textFiles(): Promise<[path: string, content: string][]> {
  const paths = builtFiles(site)
    .map((path) => join(site, path))
    .filter((path) => text.test(path))
  return Promise.all(
    paths.map(async (path): Promise<[string, string]> => [path, await readFile(path, 'utf8')]),
  )
}

test('nothing of the first company is left anywhere', async () => {
  const left = (await textFiles()).filter(([, content]) =>
    firstFacts.some((fact) => content.includes(fact)),
  )
  expect(left.map(([path]) => path)).toEqual([])
})

test('a page that the other company does not have is nowhere, in any language', async () => {
  expect(builtFiles(site).filter((path) => /partners\.(html|jpg)$/.test(path))).toEqual([])
  const left = (await textFiles()).filter(([, content]) => /\/partners(?![\w-])/.test(content))
  expect(left.map(([path]) => path)).toEqual([])
})

test('every page has the name, the address and the ways to reach the other company', () => {
  for (const { address, html } of builtPages(site)) {
    expect(html, address).toContain('Bär &amp; Fils SA')
    expect(html, address).toContain('Rue du Lac 7; 2e étage')
    expect(html, address).toContain('href="tel:+41270000000"')
    expect(html, address).toContain('href="mailto:bonjour@baer.example"')
    expect(html, address).not.toMatch(/Bär & Fils[^"]*<\//)
  }
})

test('search engines and scanners read the other company', async () => {
  const read = (path: string) => readFile(join(site, path), 'utf8')
  expect(await read('robots.txt')).toContain('https://www.baer.example/sitemap.xml')
  expect(await read('.well-known/security.txt')).toContain('Contact: mailto:bonjour@baer.example')
  expect(await read('index.html')).toContain(
    '"name":"Bär & Fils SA","url":"https://www.baer.example/"',
  )
})

const opening = (locale: Locale, count: string) =>
  fillPlaceholders(messages[locale].SERVICES_OPENING, { count })

test.for([
  ['privacy.html', ['90\u00a0days', 'Secretary', 'Serveurs SA, Sion,', 'IP Geolocation by DB-IP']],
  ['privacy.html', ['One company processes data', 'If it handles data', 'through the form, your']],
  ['de/accessibility.html', ['OpenStreetMap, auf das wir verlinken, ist eine eigene Website']],
  ['index.html', ['Ourval, France', '"addressCountry":"FR"', 'how to apply', 'Networks']],
  ['de/privacy.html', ['90\u00a0Tage', 'Sekretariat', 'Serveurs SA, Sitten,', 'https://db-ip.com']],
  ['privacy.html', ['45\u00a0days', '21\u00a0days', 'safeguards', 'mailto:emplois@baer.example']],
  [
    'fr/imprint.html',
    ['111 222 333 RCS Ourval', 'Registre du Valais', 'Secrétariat, Bär &amp; Fils SA'],
  ],
  ['fr/imprint.html', ['d’immatriculation', 'FR 11 222 333 444', 'Léa Bär, Yves Fils']],
  ['privacy.html', ['Data &lt;Watch&gt;', 'href="https://www.watch.example"', 'Article\u00a046']],
  [
    'index.html',
    [
      '14.5',
      'hectares',
      'A vineyard',
      'winegrower',
      '"foundingDate":"1987"',
      '"value":31',
      'CHF\u00a01,100',
    ],
  ],
  [
    'about-us.html',
    ['Léa Bär &amp; Co.', 'A &lt;tunnel&gt;', '1987', 'Club des &lt;montagnes&gt;'],
  ],
  ['de.html', ['Ein Weingut', 'Winzerin']],
  ['de/services.html', ['Wer zahlt?', '45\u00a0Minuten', '6\u00a0Wochen']],
  ['services.html', [opening('en', 'Five'), 'The pruning', 'No more selling.', 'id="timber"']],
  ['de/services.html', [opening('de', 'Fünf'), 'Das tasting', 'Wir &lt;verbinden&gt;.']],
  ['fr.html', ['Cinq prestations', '#networks"', 'Bois et tunnels', 'Nous goûtons']],
  ['fr/careers.html', ['Vous appelez', 'Sierre', '80', 'emplois@baer.example']],
  ['fr/contact.html', ['9\u00a0h\u00a015']],
  ['index.html', ['"openingHours":["Sa 09:15-11:45"]']],
] as const)('%s follows its facts', async ([path, facts]) => {
  const html = await readFile(join(site, path), 'utf8')
  for (const fact of facts) expect(html).toContain(fact)
})

test('its symbol, photograph and portrait are shown, without a film', async () => {
  const read = (path: string) => readFile(join(site, path), 'utf8')
  const about = await read('fr/about-us.html')
  expect(about).toContain(ownPath)
  expect(about).toContain('alt="Un vignoble."')
  expect(about).toMatch(/lea-baer-640\.[^"]+\.webp/)
  expect(about).not.toContain('PictureDrawing-label"')
  expect(await read('favicon.svg')).toContain(ownPath)
  expect(await read('index.html')).not.toMatch(/<video|<template data-film|<button[^>]*data-film/)
  expect(await read('de/accessibility.html')).not.toContain('Film')
  const published = builtFiles(site)
  expect(published).toContainEqual(expect.stringContaining('about-1920'))
  const card = sharp(join(site, socialCardPath('fr', 'aboutUs')))
  // A pixel that no heading covers has the green of the photograph.
  const corner = card.extract({ left: 1150, top: 20, width: 1, height: 1 })
  const [, green, blue] = await corner.raw().toBuffer()
  expect(green).toBeGreaterThan((blue ?? 255) + 20)
})

test('its pages have its colour', async () => {
  expect(await readFile(join(site, 'index.html'), 'utf8')).toContain(`--accent:${ownAccent}`)
})

test('an enquiry is mailed to the other company, in its language', async () => {
  const service = spawnService({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' }, [
    process.execPath,
    join(folder, 'apps/service/main.js'),
  ])
  try {
    const address = await service.address
    const values = { firstName: 'Jo', lastName: 'Li', phone: '1', email: 'jo@example.ch' }
    const response = await fetch(`${address}/send-mail`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(toPayload({ ...emptyValues, ...values, source: 'website' })),
    })
    expect(response.ok).toBe(true)
    const emails = join(folder, 'data/mail')
    const mail = await vi.waitFor(
      async () => {
        const name = (await readdir(emails)).find((file) => file.endsWith('.eml')) ?? ''
        return readFile(join(emails, name), 'utf8')
      },
      { timeout: 10_000 },
    )
    expect(mail).toContain('bonjour@baer.example')
    expect(mail).toContain('Demande')
    expect(mail).toContain(`border-top:4px solid ${ownAccent}`)
    for (const fact of firstFacts) expect(mail).not.toContain(fact)
  } finally {
    await service.end('SIGTERM')
  }
})

/** The tests that read the facts or the built site, except those that take minutes. */
const affectedTests = [
  ...[
    'tools/content-check/',
    'packages/company/',
    'apps/service/mail/',
    'apps/service/status/alerts',
  ],
  ...['apps/service/doctor/corrections'],
  ...['apps/website/src/screens/', 'tests/built-site/legal-texts', 'tests/built-site/links'],
  'tests/built-site/search-metadata',
]

test('the tests pass with the facts of the other company', async () => {
  await project.run('node_modules/vitest/vitest.mjs', 'run', ...affectedTests)
}, 180_000)

/** Those whose expectations depend on facts: the email, the menu, pictures, the film. */
const affectedJourneys =
  'reaches the company|About us describes|Services has|whole menu|switch the theme|all pictures of|pause button'

test('the journeys that depend on facts pass with the other company', async () => {
  const files = [
    'tests/journeys/enquiry.spec',
    'tests/journeys/pages',
    'tests/journeys/header',
    'tests/journeys/pictures',
  ]
  await project.run(
    'node_modules/@playwright/test/cli.js',
    ...[
      'test',
      '--config=tests/playwright.config.ts',
      ...files,
      `--grep=${affectedJourneys}`,
      '--project=desktop',
    ],
  )
}, 180_000)
