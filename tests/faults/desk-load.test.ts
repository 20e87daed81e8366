import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { NewEnquiry } from '@site/service/storage/accept.ts'
import { openStorage } from '@site/service/storage/open/open-storage.ts'
import { freePort } from '@site/service/testing/free-port.ts'
import { maxMegabytes, peakMemoryMegabytes } from '@site/service/testing/peak-memory.ts'
import { sampleEnquiry, sampleValues } from '@site/service/testing/sample-enquiry.ts'
import { startServiceProcess } from '@site/service/testing/service-process.ts'
import { serviceCommand } from '@site/service/testing/spawn-service.ts'
import { temporaryFolder } from '@site/service/testing/temporary-folder.ts'
import { isLongRun } from './rounds.ts'

const preload = fileURLToPath(new URL('./longest-turn.ts', import.meta.url))

const longTimeout = { timeout: 180_000 }

/** In milliseconds of processor time: longer than that no visitor may wait for the desk. */
const acceptableTurn = 100
const attackMs = isLongRun ? 20_000 : 4_000

const large = { ...sampleValues, message: 'Lorem ipsum '.repeat(80_000) }

/** A data folder with thousands of enquiries, some of a megabyte. */
async function folderOfMany(): Promise<string> {
  const dataFolder = join(temporaryFolder(), 'data')
  const storage = await openStorage({ dataFolder, databaseUrl: null })
  const accept = (count: number, overrides: Partial<NewEnquiry>) =>
    Promise.all(Array.from({ length: count }, () => storage.store.accept(sampleEnquiry(overrides))))
  await accept(isLongRun ? 20_000 : 3_000, {})
  await accept(isLongRun ? 200 : 40, { values: large })
  await storage.close()
  return dataFolder
}

/** Requests an address of the desk as its own page does, and leaves after a while. */
async function leaveSoon(address: string, afterMs: number): Promise<void> {
  const asked = request(address, { headers: { 'Sec-Fetch-Site': 'same-origin' } })
  asked.on('error', () => undefined).end()
  await wait(afterMs)
  asked.destroy()
}

/** Exports six times without reading, and searches again and again without waiting for the result. */
async function overloadDesk(desk: string, signal: AbortSignal): Promise<void> {
  const exports = Array.from({ length: 6 }, () =>
    leaveSoon(`${desk}/enquiries.json?show=all`, attackMs),
  )
  while (!signal.aborted) {
    void leaveSoon(`${desk}/?show=all&q=nowhere-to-be-found`, 100)
    void leaveSoon(`${desk}/overview`, 100)
    await wait(10)
  }
  await Promise.all(exports)
}

test('endless exports and searches of the owner delay no visitor', longTimeout, async () => {
  const deskPort = await freePort()
  const result = join(temporaryFolder(), 'longest-turn')
  const service = startServiceProcess(
    {
      DATA_DIR: await folderOfMany(),
      DESK_PORT: String(deskPort),
      MAIL_URL: 'smtp://127.0.0.1:1',
      LONGEST_TURN_FILE: result,
    },
    [serviceCommand[0] ?? '', '--import', preload, ...serviceCommand.slice(1)],
  )
  const address = await service.address
  const desk = `http://localhost:${deskPort}`
  const visit = async (page: string) => {
    const start = performance.now()
    const response = await fetch(page)
    await response.arrayBuffer()
    expect(response.status).toBe(200)
    return performance.now() - start
  }
  await visit(`${desk}/overview`)
  service.child.kill('SIGUSR2')
  const attack = new AbortController()
  const overload = overloadDesk(desk, attack.signal)
  const durations: number[] = []
  const end = performance.now() + attackMs
  while (performance.now() < end) {
    durations.push(await visit(`${address}/contact`))
    await wait(20)
  }
  attack.abort()
  await overload
  await visit(`${desk}/?q=lorem`)
  const peak = peakMemoryMegabytes(service.child.pid) ?? Number.NaN
  await service.end('SIGTERM')
  const longestTurn = Number(readFileSync(result, 'utf8'))
  console.log(
    `during the load on the desk: ${durations.length} pages, the slowest in ${Math.max(...durations).toFixed(0)} ms; ` +
      `at most ${longestTurn.toFixed(0)} ms of processor time at once; peak ${peak.toFixed(0)} MB`,
  )
  expect(longestTurn).toBeLessThan(acceptableTurn)
  expect(peak).toBeLessThan(maxMegabytes)
})
