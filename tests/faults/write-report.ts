import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, release, totalmem, type } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { FaultResult } from './fault-result.ts'

const report = fileURLToPath(new URL('../../docs/reliability.md', import.meta.url))

/** Writes the figures of each fault's last long run into `docs/reliability.md`. */
function writeReport(resultsFile: string): void {
  const lines = readFileSync(resultsFile, 'utf8').trim().split('\n')
  const results = lines.map((line) => JSON.parse(line) as FaultResult)
  const latest = new Map(results.map((result) => [result.fault, result]))
  const text = readFileSync(report, 'utf8')
  const figures = `<!-- figures -->\n\n${machine()}\n\n${table([...latest.values()])}\n\n<!-- end -->`
  writeFileSync(
    report,
    text.replace(/<!-- figures -->[^]*<!-- end -->/, () => figures),
  )
}

function table(results: FaultResult[]): string {
  const rows = results.map(({ fault, rounds, acknowledged, delivered, lost, duplicated, p99 }) =>
    [fault, rounds, acknowledged, delivered, lost, duplicated, `${p99.toFixed(0)} ms`].join(' | '),
  )
  return [
    '| What went wrong | Rounds | Acknowledged | Delivered | Lost | Twice | p99 of a post |',
    '| --- | --: | --: | --: | --: | --: | --: |',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n')
}

function machine(): string {
  const [cpu] = cpus()
  const date = new Date().toISOString().slice(0, 10)
  const memory = Math.round(totalmem() / 1024 ** 3)
  return (
    `${date}, ${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${memory} GB, ` +
    `${type()} ${release().split('-')[0] ?? ''}, Node ${process.versions.node}; client, service, database and mail ` +
    'server share the machine.'
  )
}

writeReport(process.env.FAULT_RESULTS ?? 'test-results/faults.jsonl')
