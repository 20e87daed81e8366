import { createWriteStream, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createPrivateFile } from '../storage/create-private-file.ts'
import { OperatorError } from '../operator-error.ts'
import { isInside } from '../settings/data-folder.ts'
import { UsageProblem, type Command } from './command.ts'
import { filterOptions, readFilter } from './enquiry-filter.ts'
import { csvLines, jsonLines } from './export-lines.ts'

export const exportEnquiries: Command = {
  usage: 'export',
  summary: 'write enquiries as a table for spreadsheets, or as JSON',
  options: {
    ...filterOptions,
    format: { type: 'string', help: 'csv or json (default: csv)' },
    out: { type: 'string', help: 'the file to write (default: print everything)' },
  },

  async run(input, { openArchive, settings, now, print, drained }) {
    const { format = 'csv', out } = input.options
    if (format !== 'csv' && format !== 'json') {
      throw new UsageProblem('--format must be csv or json.')
    }
    const filter = readFilter(input, now)
    const records = (await openArchive()).list(filter)
    const lines = format === 'csv' ? csvLines(records) : jsonLines(records)
    if (out === undefined) {
      for await (const line of lines) {
        print(line.replace(/\r?\n$/, ''))
        await drained()
      }
      return
    }
    const file = resolve(String(out))
    if (isInside(settings.dataFolder, file)) {
      throw new OperatorError(
        'Write exports to a folder outside DATA_DIR: "erase" does not search exports.',
      )
    }
    createPrivateFile(file)
    try {
      await pipeline(Readable.from(lines), createWriteStream(file))
    } catch (error) {
      rmSync(file, { force: true })
      throw error
    }
    print(`Written to ${file}. It contains personal data: delete it when it is no longer needed.`)
  },
}
