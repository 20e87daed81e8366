import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PartRecord } from './part-record.ts'
import { resultsFolder } from './results-folder.ts'

/** Keeps the newest record of a part, for reports after later runs of other parts. */
export function keepRecord(record: PartRecord): void {
  mkdirSync(resultsFolder, { recursive: true })
  writeFileSync(fileOf(record.name), `${JSON.stringify(record, null, 2)}\n`)
}

/** @returns `null` when the part was never run here */
export function readRecord(name: string): PartRecord | null {
  if (!existsSync(fileOf(name))) return null
  return JSON.parse(readFileSync(fileOf(name), 'utf8')) as PartRecord
}

const fileOf = (name: string) => join(resultsFolder, `${name}.json`)
