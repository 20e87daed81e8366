import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { company } from '@site/company/facts/company.ts'
import { copyErasures, logErasures, erasureLogDays } from '../erasure/erasure-log.ts'
import { OperatorError } from '../settings/operator-error.ts'
import { timeInFileName, day } from '../clock/time.ts'
import { backupFolder, databaseFile } from '../settings/data-folder.ts'
import { backUpDatabase } from '../storage/sqlite/back-up-database.ts'
import { type Command, UsageError, parseEmailAddress } from './command.ts'
import { restore } from './restore.ts'
import { exportFormats, formatTime } from './export-lines.ts'
import { erasePerson, erasureTargets, purgeBefore } from '../erasure/erase-enquiries.ts'
import type { EnquiryArchive } from '../storage/enquiry-archive.ts'
import type { EnquiryRecord } from '../storage/enquiry-record.ts'

/** All commands of `npm run enquiries`. */
export const commands: Record<string, Command> = {
  async backup(args, { settings, now, print }) {
    const { values } = parseArgs({ args, options: { out: { type: 'string' } } })
    if (settings.databaseUrl) {
      throw new OperatorError(
        'The enquiries are in PostgreSQL; back them up with ' +
          'pg_dump --format=custom --file=enquiries.dump "$DATABASE_URL"',
      )
    }
    const folder = backupFolder(settings.dataFolder)
    const name = `enquiries-${timeInFileName(now)}.db`
    const file = values.out === undefined ? join(folder, name) : resolve(values.out)
    backUpDatabase(databaseFile(settings.dataFolder), file)
    // Even without an erasure, so that `restore` notices a backup that was moved without its log.
    await logErasures(folder, [], now)
    await copyErasures(folder, dirname(file))
    print(`Backup written: ${file}`)
  },

  restore,

  async export(args, { openArchive, output }) {
    const options = { format: { type: 'string' }, email: { type: 'string' } } as const
    const { format = 'csv', email } = parseArgs({ args, options }).values
    if (format !== 'csv' && format !== 'json') {
      throw new UsageError('--format must be csv or json.')
    }
    const filter = email === undefined ? {} : { email: parseEmailAddress(email) }
    const records = (await openArchive()).list(filter)
    await pipeline(Readable.from(exportFormats[format].lines(records)), output, { end: false })
  },

  async erase(args, { openArchive, settings, print }) {
    const options = { yes: { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const email = parseEmailAddress(positionals.join(' '))
    const archive = await openArchive()
    if (!values.yes) {
      const { length } = await archive.from(email)
      throw new OperatorError(
        `Nothing was removed. Enquiries from ${email}: ${length}. Add --yes to remove them permanently.`,
      )
    }
    // Even where there is none: an earlier call may have failed halfway.
    const erased = await erasePerson(email, erasureTargets(settings, archive))
    print(
      `Removed enquiries from ${email}: ${erased}. Emails that were sent are still in the mailbox. ` +
        `Backups keep a copy until they are deleted, after ${erasureLogDays} days at most; "restore" ` +
        'erases it again.',
    )
  },

  async purge(args, { openArchive, settings, now, print }) {
    const options = { days: { type: 'string' }, yes: { type: 'boolean' } } as const
    const { retentionDays } = company
    const { days = `${retentionDays}`, yes } = parseArgs({ args, options }).values
    if (!/^\d{1,5}$/.test(days)) {
      throw new UsageError('--days must be a number of days, such as 90.')
    }
    if (Number(days) < retentionDays && !yes) {
      throw new UsageError(
        `Nothing was removed. Enquiries are kept for ${retentionDays} days: add --yes to remove those ` +
          `of more than ${days} days permanently.`,
      )
    }
    const before = now - Number(days) * day
    const erased = await purgeBefore(before, erasureTargets(settings, await openArchive()))
    print(`Removed enquiries received before ${formatTime(before)}: ${erased}.`)
  },

  async retry(args, { openArchive, now, print }) {
    const options = { all: { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    if ((positionals.length === 0) === !values.all) {
      throw new UsageError('Give one or more references, or --all for all that are waiting.')
    }
    const archive = await openArchive()
    if (values.all) {
      print(`Emails that will be sent shortly: ${await archive.send('all', 'waiting', now)}.`)
      return
    }
    const found = await Array.fromAsync(positionals, (name) => findEnquiry(archive, name))
    for (const { enquiry, status } of found) await archive.send([enquiry.id], status, now)
    print(`Will be sent shortly: ${positionals.join(', ')}.`)
  },
}

/** Finds an enquiry by its id or reference (`3F2A91C0`). @throws OperatorError for an unknown or ambiguous one */
async function findEnquiry(archive: EnquiryArchive, reference: string): Promise<EnquiryRecord> {
  const isReference = /^[0-9a-f]{8}(-[0-9a-f-]{0,27})?$/i.test(reference)
  const [record, ...others] = isReference ? await archive.find(reference) : []
  if (!record) throw new OperatorError(`There is no enquiry ${reference}.`)
  if (others.length > 0) {
    const ids = [record, ...others].map(({ enquiry }) => enquiry.id)
    throw new OperatorError(
      `${reference} matches several enquiries. Use the full id of one of them: ${ids.join(', ')}.`,
    )
  }
  return record
}
