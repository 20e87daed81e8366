import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { UsageError, type Command } from './command.ts'
import { exportFormats } from './export-lines.ts'
import { parseEmailAddress } from './parse-email-address.ts'

export const exportEnquiries: Command = {
  args: { options: { format: { type: 'string' }, email: { type: 'string' } } },

  async run({ options }, { openArchive, output }) {
    const { format = 'csv', email } = options
    if (format !== 'csv' && format !== 'json') {
      throw new UsageError('--format must be csv or json.')
    }
    const filter = email === undefined ? {} : { email: parseEmailAddress(String(email)) }
    const records = (await openArchive()).list(filter)
    await pipeline(Readable.from(exportFormats[format].lines(records)), output, { end: false })
  },
}
