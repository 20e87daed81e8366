import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumArguments, findChromium } from '@site/tests/journeys/chromium.ts'
import { spawnService } from '@site/service/testing/spawn-service.ts'
import { menuPages } from '@site/company/facts/company-pages.ts'
import { defaultLocale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { rounds, spread } from './figures.ts'

/** Not a dependency: at 170 MB it would double the size of an installation. */
const lighthousePackage = 'lighthouse@13.5.0'

/** The audits of Lighthouse, and the column of each. */
const columns = {
  'first-contentful-paint': 'first content (ms)',
  'largest-contentful-paint': 'main content (ms)',
  'speed-index': 'Speed Index (ms)',
  'total-blocking-time': 'blocked (ms)',
  'cumulative-layout-shift': 'shift',
  'total-byte-weight': 'bytes',
}

interface LighthouseResult {
  audits: Record<string, { numericValue?: number } | undefined>
}

/** Measures what a visitor with a slow phone experiences, by Lighthouse's simulation. */
export async function measurePages(folder: string) {
  const service = spawnService({ DATA_DIR: folder })
  const results = new Map<string, LighthouseResult[]>(
    menuPages.map((page) => [localizedPath(defaultLocale, page), []]),
  )
  try {
    const address = await service.address
    for (let round = 0; round < rounds; round++) {
      for (const [path, loads] of results) loads.push(await loadPage(address + path, folder))
    }
  } finally {
    await service.end('SIGTERM')
  }
  return Object.fromEntries(Array.from(results, ([path, loads]) => [path, row(loads)]))
}

function row(loads: LighthouseResult[]) {
  const figures = Object.entries(columns).map(([audit, column]) => [
    column,
    spread(loads.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)),
  ])
  return Object.fromEntries(figures) as Record<string, string>
}

async function loadPage(address: string, folder: string): Promise<LighthouseResult> {
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
  return JSON.parse(await readFile(resultFile, 'utf8')) as LighthouseResult
}
