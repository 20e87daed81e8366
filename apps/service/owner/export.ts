import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { UsageProblem, type Command } from './command.ts'
import { exportFormats } from './export-lines.ts'
import { readEmail } from './read-email.ts'

export const exportEnquiries: Command = {
  args: { options: { format: { type: 'string' }, email: { type: 'string' } } },

  async run({ options }, { openArchive, output }) {
    const { format = 'csv', email } = options
    if (format !== 'csv' && format !== 'json') {
      throw new UsageProblem('--format must be csv or json.')
    }
    const filter = email === undefined ? {} : { email: readEmail(String(email)) }
    const records = (await openArchive()).list(filter)
    await pipeline(Readable.from(exportFormats[format].lines(records)), output, { end: false })
  },
}
