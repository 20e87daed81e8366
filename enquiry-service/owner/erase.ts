import {
  eraseEnquiries,
  eraseLateMailFiles,
  type ErasurePlaces,
} from '../erasure/erase-enquiries.ts'
import { findInBackups, unreachedBackups } from '../erasure/erase-from-backups.ts'
import { erasurePlaces } from '../erasure/erasure-places.ts'
import { OwnerProblem } from '../owner-problem.ts'
import type { EnquiryRecord } from '../store/enquiry-archive.ts'
import { UsageProblem, type Command } from './command.ts'

const portion = 100

export const erase: Command = {
  usage: 'erase E-MAIL',
  summary: 'remove all that a person sent, from every file',
  takesWords: true,
  options: { yes: { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
  optionHelp: {
    yes: 'without asking',
    'dry-run': 'only say how many enquiries would be removed',
  },

  async run({ words, options }, { archive, settings, print, progress, confirm }) {
    const [email, ...others] = words
    if (email === undefined || others.length > 0 || !email.includes('@')) {
      throw new UsageProblem('Please name one e-mail address: erase person@example.ch')
    }
    const places = erasurePlaces(settings, archive)
    const found = await findEverywhere(email, places)
    const unreached = new Set(found.unreached)
    const question = `Remove ${numberOf(found.records)} from ${email} for ever, from backups as well?`

    if (options['dry-run']) {
      print(`${numberOf(found.records)} from ${email} would be removed.`)
    } else if (found.records.length === 0) {
      // The one before may have been told that the journal was in use.
      await archive.scrub()
      print(`There are no enquiries from ${email}.`)
    } else if (options.yes || (await confirm(question))) {
      // Found again: while the question stood open, more may have come, and mails may have left.
      const now = Date.now()
      const { records } = await findEverywhere(email, places)
      for (let start = 0; start < records.length; start += portion) {
        const some = records.slice(start, start + portion)
        for (const backup of await eraseEnquiries(some, places)) unreached.add(backup)
        progress(`${Math.min(start + portion, records.length)} of ${records.length}`)
      }
      progress('waiting for mails under way')
      await eraseLateMailFiles(records, places, now)
      await archive.scrub()
      print(
        `Removed: ${numberOf(records)} from ${email}. Mails that were sent are still in the ` +
          'mailbox, exports and backups elsewhere still where you put them.',
      )
    } else {
      print('Nothing was removed.')
      return
    }
    if (unreached.size > 0) throw new OwnerProblem(unreachedBackups(unreached))
  },
}

/** What a person sent, each enquiry once, and the backups that could not be looked into. */
async function findEverywhere(email: string, { archive, backupFolder }: ErasurePlaces) {
  const { records: inBackups, unreached } = await findInBackups({ email }, backupFolder)
  const stored = await Array.fromAsync(archive.list({ email }))
  const byId = new Map([...inBackups, ...stored].map((record) => [record.enquiry.id, record]))
  return { records: [...byId.values()], unreached }
}

const numberOf = (records: readonly EnquiryRecord[]) =>
  records.length === 1 ? '1 enquiry' : `${records.length} enquiries`
