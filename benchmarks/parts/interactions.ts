import { chromium, devices, type Browser } from '@playwright/test'
import { chromiumArguments, findChromium } from '../../e2e/chromium.ts'
import { medianOf } from '../figures/spread.ts'
import { noteInteractions } from '../interactions/longest-interaction.ts'
import { restMs } from '../interactions/tap.ts'
import { visits, type Visit } from '../interactions/visits.ts'
import type { Findings, Part } from '../part.ts'
import { startBenchmarkService } from '../processes/benchmark-service.ts'
import { inWorkFolder } from '../processes/work-folder.ts'
import { rounds } from '../rounds.ts'

/** How soon the site answers a finger or a key. */
export const interactions: Part = {
  name: 'interactions',
  title: 'How soon a slow phone answers',
  measure: () => inWorkFolder(measure),
}

const slowdown = 4

const explanation = `The time from a tap or a key to the next picture (the Event Timing that Interaction to Next Paint is
made of), in Chromium on a phone's screen with a processor ${slowdown} times slower, ${rounds} fresh visits for each.
A tapping finger rests for ${restMs} ms; the answers to its coming and to its going are both measured.
Browsers round to 8 ms and tell of nothing shorter than 16 ms. What else this machine does counts in.`

async function measure(folder: string): Promise<Findings> {
  const service = await startBenchmarkService({ DATA_DIR: folder })
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumArguments,
  })
  const durations = new Map<Visit, number[]>(visits.map((visit) => [visit, []]))
  try {
    for (let round = 0; round < rounds; round++) {
      for (const [visit, measured] of durations) {
        measured.push(await measureVisit(browser, service.address, visit))
      }
    }
  } finally {
    await browser.close()
    await service.stop()
  }
  const results = [...durations]
  return {
    explanation,
    tables: [
      {
        columns: ['Interaction', 'until the next picture (ms)'],
        rows: results.map(([{ name }, measured]) => [name, measured]),
      },
    ],
    bars: results.map(([{ name, atMost }, measured]) => ({
      what: name,
      unit: 'ms',
      atMost,
      measured: medianOf(measured),
    })),
    remarks: [],
  }
}

async function measureVisit(browser: Browser, baseURL: string, visit: Visit): Promise<number> {
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await noteInteractions(page)
    return await visit.measure(page)
  } finally {
    await context.close()
  }
}
