import { eraseEnquiries, eraseLateMailFiles } from '../erasure/erase-enquiries.ts'
import { findInBackups, unreachedBackups } from '../erasure/erase-from-backups.ts'
import { erasurePlaces } from '../erasure/erasure-places.ts'
import { OwnerProblem } from '../owner-problem.ts'
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

  async run({ words, options }, context) {
    const { archive, settings, now, print, progress, confirm } = context
    const [email, ...others] = words
    if (email === undefined || others.length > 0 || !email.includes('@')) {
      throw new UsageProblem('Please name one e-mail address: erase person@example.ch')
    }
    const places = erasurePlaces(settings, archive)
    const stored = await Array.fromAsync(archive.list({ email }))
    const inBackups = await findInBackups({ email }, places.backupFolder)
    const records = [
      ...new Map([...inBackups.records, ...stored].map((one) => [one.enquiry.id, one])).values(),
    ]
    const unreached = new Set(inBackups.unreached)
    const enquiries = records.length === 1 ? '1 enquiry' : `${records.length} enquiries`

    if (options['dry-run']) {
      print(`${enquiries} from ${email} would be removed.`)
    } else if (records.length === 0) {
      // The one before may have been told that the journal was in use.
      await archive.scrub()
      print(`There are no enquiries from ${email}.`)
    } else {
      const question = `Remove ${enquiries} from ${email} for ever, from backups as well?`
      if (!options.yes && !(await confirm(question))) {
        print('Nothing was removed.')
        return
      }
      for (let start = 0; start < records.length; start += portion) {
        const some = records.slice(start, start + portion)
        for (const backup of await eraseEnquiries(some, places)) unreached.add(backup)
        progress(`${Math.min(start + portion, records.length)} of ${records.length}`)
      }
      progress('waiting for mails under way')
      await eraseLateMailFiles(records, places, now)
      await archive.scrub()
      print(
        `Removed: ${enquiries} from ${email}. Mails that were sent are still in the mailbox, ` +
          'exports and backups elsewhere still where you put them.',
      )
    }
    if (unreached.size > 0) throw new OwnerProblem(unreachedBackups(unreached))
  },
}
