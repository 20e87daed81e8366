import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumArguments, findChromium } from '../../e2e/chromium.ts'
import { menuPages } from '../../i18n/company-pages.ts'
import { defaultLocale } from '../../i18n/locales.ts'
import { localizedPath } from '../../i18n/localized-path.ts'
import { medianOf } from '../figures/spread.ts'
import { rounds, type Bar, type Findings, type Part } from '../part.ts'
import { startBenchmarkService } from '../processes/benchmark-service.ts'
import { startEmptyPage } from '../processes/start-empty-page.ts'
import { inWorkFolder } from '../processes/work-folder.ts'

/** Measures what a visitor with a slow phone experiences, by Lighthouse's simulation. */
export const lighthouse: Part = {
  name: 'lighthouse',
  title: 'What a slow phone shows',
  measure: () => inWorkFolder(measure),
}

/** Not a dependency: at 170 MB it would double the size of an installation. */
const lighthousePackage = 'lighthouse@13.5.0'

const explanation = `The six pages in English as the service serves them, by ${lighthousePackage} with its mobile profile: a
page load in Chromium, from which a slow phone (CPU four times slower) on slow 4G (150 ms round trip,
1.6 Mbit/s) is simulated. ${rounds} loads of each page, in turn, each with an empty cache. Main content is
Largest Contentful Paint, blocked is Total Blocking Time, shift is Cumulative Layout Shift. Blocked
time is taken from the real load and so grows with whatever else the machine does. What of it all is
the browser's and the machine's shows a page of one heading, loaded in the same rounds.`

const metrics = {
  firstContent: 'first-contentful-paint',
  mainContent: 'largest-contentful-paint',
  speedIndex: 'speed-index',
  blocked: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const

type Metrics = Record<keyof typeof metrics, number>

interface LighthouseResult {
  audits: Record<string, { numericValue?: number | null }>
}

/** A page and the metrics of each load. */
interface LoadedPage {
  name: string
  address: string
  loads: Metrics[]
}

async function measure(folder: string): Promise<Findings> {
  const service = await startBenchmarkService({ DATA_DIR: folder })
  const empty = await startEmptyPage()
  const pages = menuPages.map((page): LoadedPage => {
    const path = localizedPath(defaultLocale, page)
    return { name: path, address: service.address + path, loads: [] }
  })
  const shown: LoadedPage[] = [...pages, { name: 'one heading', address: empty.address, loads: [] }]
  try {
    for (let round = 0; round < rounds; round++) {
      for (const { address, loads } of shown) loads.push(await loadPage(address, folder))
    }
  } finally {
    empty.stop()
    await service.stop()
  }
  return {
    explanation,
    tables: [
      {
        columns: [
          'Page',
          'first content (ms)',
          'main content (ms)',
          'Speed Index (ms)',
          'blocked (ms)',
          'shift',
          'bytes',
        ],
        rows: shown.map((page) => [
          page.name,
          ...(Object.keys(metrics) as (keyof Metrics)[]).map((metric) => figures(page, metric)),
        ]),
      },
    ],
    bars: barsFor(pages),
    remarks: [],
  }
}

const figures = ({ loads }: LoadedPage, metric: keyof Metrics) => loads.map((load) => load[metric])

/** The highest of the pages' medians. */
const worst = (metric: keyof Metrics, pages: readonly LoadedPage[]) =>
  Math.max(...pages.map((page) => medianOf(figures(page, metric))))

function barsFor(pages: readonly LoadedPage[]): Bar[] {
  const isHome = ({ name }: LoadedPage) => name === localizedPath(defaultLocale, 'home')
  const home = worst('mainContent', pages.filter(isHome))
  const elsewhere = worst(
    'mainContent',
    pages.filter((page) => !isHome(page)),
  )
  return [
    { what: 'main content, home', unit: 'ms', atMost: 1350, measured: home },
    { what: 'main content elsewhere', unit: 'ms', atMost: 1250, measured: elsewhere },
    { what: 'first content', unit: 'ms', atMost: 900, measured: worst('firstContent', pages) },
    { what: 'Speed Index', unit: 'ms', atMost: 1300, measured: worst('speedIndex', pages) },
    { what: 'blocked', unit: 'ms', atMost: 0, measured: worst('blocked', pages) },
    { what: 'shift', unit: '', atMost: 0, measured: worst('shift', pages) },
  ]
}

async function loadPage(address: string, folder: string): Promise<Metrics> {
  const resultFile = join(folder, 'lighthouse.json')
  await promisify(execFile)(
    'npx',
    [
      '--yes',
      lighthousePackage,
      address,
      '--quiet',
      '--only-categories=performance',
      '--output=json',
      `--output-path=${resultFile}`,
      `--chrome-flags=--headless=new ${chromiumArguments.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: await findChromium() } },
  )
  const { audits } = JSON.parse(await readFile(resultFile, 'utf8')) as LighthouseResult
  const valueOf = (metric: keyof Metrics) => {
    const value = audits[metrics[metric]]?.numericValue
    if (typeof value !== 'number') {
      throw new Error(`Lighthouse did not report the ${metrics[metric]} of ${address}.`)
    }
    return value
  }
  return {
    firstContent: valueOf('firstContent'),
    mainContent: valueOf('mainContent'),
    speedIndex: valueOf('speedIndex'),
    blocked: valueOf('blocked'),
    shift: valueOf('shift'),
    bytes: valueOf('bytes'),
  }
}
