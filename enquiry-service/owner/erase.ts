import { eraseEnquiries, eraseLateMailFiles } from '../erasure/erase-enquiries.ts'
import { erasurePlaces } from '../erasure/erasure-places.ts'
import { UsageProblem, type Command } from './command.ts'

const portion = 100

export const erase: Command = {
  usage: 'erase E-MAIL',
  summary: 'remove all that a person sent, from every file',
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
    const records = await Array.fromAsync(archive.list({ email }))
    if (records.length === 0) {
      print(`There are no enquiries from ${email}.`)
      return
    }
    const enquiries = records.length === 1 ? '1 enquiry' : `${records.length} enquiries`
    if (options['dry-run']) {
      print(`${enquiries} from ${email} would be removed.`)
      return
    }
    const question = `Remove ${enquiries} from ${email} for ever, from backups as well?`
    if (!options.yes && !(await confirm(question))) {
      print('Nothing was removed.')
      return
    }
    const places = erasurePlaces(settings, archive)
    for (let start = 0; start < records.length; start += portion) {
      await eraseEnquiries(records.slice(start, start + portion), places)
      progress(`${Math.min(start + portion, records.length)} of ${records.length}`)
    }
    await archive.scrub()
    progress('waiting for mails under way')
    await eraseLateMailFiles(records, places, now)
    print(
      `Removed: ${enquiries} from ${email}. Mails that were sent are still in the mailbox, ` +
        'exports and backups elsewhere still where you put them.',
    )
  },
}
