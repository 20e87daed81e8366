import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumArguments, findChromium } from '@site/tests/journeys/chromium.ts'
import { spawnService } from '@site/service/testing/spawn-service.ts'
import { menuPages } from '@site/company/facts/company-pages.ts'
import { defaultLocale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { medianOf, rounds, target, type Results } from './report.ts'

/** Not a dependency: at 170 MB it would double the size of an installation. */
const lighthousePackage = 'lighthouse@13.5.0'

const explanation = `The six pages in English as the service serves them, by ${lighthousePackage} with its mobile profile: a
page load in Chromium, from which a slow phone (CPU four times slower) on slow 4G (150 ms round trip,
1.6 Mbit/s) is simulated. ${rounds} loads of each page, in turn, each with an empty cache. Main content is
Largest Contentful Paint, blocked is Total Blocking Time, shift is Cumulative Layout Shift. Blocked
time is taken from the real load and so grows with whatever else the machine does.`

/** The audits of Lighthouse, and the column of each. */
const columns = {
  'first-contentful-paint': 'first content (ms)',
  'largest-contentful-paint': 'main content (ms)',
  'speed-index': 'Speed Index (ms)',
  'total-blocking-time': 'blocked (ms)',
  'cumulative-layout-shift': 'shift',
  'total-byte-weight': 'bytes',
} as const

type Audit = keyof typeof columns
const audits = Object.keys(columns) as Audit[]

/** The figures of each load. */
type Loads = Record<Audit, number[]>

/** Measures what a visitor with a slow phone experiences, by Lighthouse's simulation. */
export async function measurePages(folder: string): Promise<Results> {
  const service = spawnService({ DATA_DIR: folder })
  const pages = menuPages.map((page) => ({
    path: localizedPath(defaultLocale, page),
    loads: Object.fromEntries(audits.map((audit) => [audit, [] as number[]])) as Loads,
  }))
  try {
    const address = await service.address
    for (let round = 0; round < rounds; round++) {
      for (const { path, loads } of pages) await loadPage(address + path, folder, loads)
    }
  } finally {
    await service.end('SIGTERM')
  }
  const [home, ...others] = pages
  /** The highest of the pages' medians. */
  const worst = (audit: Audit, of = pages) =>
    Math.max(...of.map(({ loads }) => medianOf(loads[audit])))
  return {
    explanation,
    tables: [
      [
        ['Page', ...Object.values(columns)],
        ...pages.map(({ path, loads }) => [path, ...audits.map((audit) => loads[audit])]),
      ],
      [
        ['Target', 'limit', 'measured', 'met'],
        target('main content, home (ms)', worst('largest-contentful-paint', home && [home]), [
          '≤',
          1_350,
        ]),
        target('main content elsewhere (ms)', worst('largest-contentful-paint', others), [
          '≤',
          1_250,
        ]),
        target('first content (ms)', worst('first-contentful-paint'), ['≤', 900]),
        target('Speed Index (ms)', worst('speed-index'), ['≤', 1_300]),
        target('blocked (ms)', worst('total-blocking-time'), ['≤', 0]),
        target('shift', worst('cumulative-layout-shift'), ['≤', 0]),
      ],
    ],
  }
}

interface LighthouseResult {
  audits: Record<string, { numericValue?: number | null }>
}

async function loadPage(address: string, folder: string, loads: Loads): Promise<void> {
  const resultFile = join(folder, 'lighthouse.json')
  await promisify(execFile)(
    'npx',
    [
      ...['--yes', lighthousePackage, address, '--quiet', '--only-categories=performance'],
      ...['--output=json', `--output-path=${resultFile}`],
      `--chrome-flags=--headless=new ${chromiumArguments.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: await findChromium() } },
  )
  const result = JSON.parse(await readFile(resultFile, 'utf8')) as LighthouseResult
  for (const audit of audits) {
    const value = result.audits[audit]?.numericValue
    if (typeof value !== 'number') {
      throw new Error(`Lighthouse did not report the ${audit} of ${address}.`)
    }
    loads[audit].push(value)
  }
}
