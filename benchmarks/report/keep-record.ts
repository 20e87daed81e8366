import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PartRecord } from './part-record.ts'
import { resultsFolder } from './results-folder.ts'

/**
 * Keeps the newest record of a part, for reports after later runs of other parts.
 * @throws Error for a figure that is `NaN`: JSON would make it `null`, which meets every upper bar
 */
export function keepRecord(record: PartRecord): void {
  const json = JSON.stringify(record, refuseMissing, 2)
  mkdirSync(resultsFolder, { recursive: true })
  writeFileSync(fileOf(record.name), `${json}\n`)
}

function refuseMissing(key: string, value: unknown): unknown {
  if (Number.isNaN(value)) throw new Error(`A figure is missing at "${key}".`)
  return value
}

/** @returns `null` when the part was never run here */
export function readRecord(name: string): PartRecord | null {
  if (!existsSync(fileOf(name))) return null
  return JSON.parse(readFileSync(fileOf(name), 'utf8')) as PartRecord
}

const fileOf = (name: string) => join(resultsFolder, `${name}.json`)
