import { hash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

/* content/example.json has the fingerprints of what we ship: of each fact the parts and the texts in them, of claims
   and legal texts the three languages. What is the same is the example's, until the owner changes or keeps it. After a
   change of the example, write it anew by: npm run test:unit -- example-record --update */
type ExampleRecord = Record<string, string | undefined>

/** Eight hex digits that change with the text. */
export const fingerprint = (text: string) => hash('sha256', text).slice(0, 8)

const recordFile = new URL('../../../content/example.json', import.meta.url)

export const readExampleRecord = () => JSON.parse(readFileSync(recordFile, 'utf8')) as ExampleRecord

/** @param name of a fact or text: `services`, `HOME_LINE` */
export const isOfExample = (record: ExampleRecord, name: string, text: string) =>
  record[name]?.includes(fingerprint(text)) ?? false

/** Records that facts and texts of the example are true of the company as well. */
export function keepExample(names: string[]): void {
  const left = Object.entries(readExampleRecord()).filter(([name]) => !names.includes(name))
  writeFileSync(recordFile, `${JSON.stringify(Object.fromEntries(left), null, 2)}\n`)
}
