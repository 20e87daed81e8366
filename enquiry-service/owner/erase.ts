import { erasePerson } from '../erasure/erase-person.ts'
import { erasureLogDays } from '../erasure/erasure-log.ts'
import { erasurePlaces } from '../erasure/erasure-places.ts'
import { OperatorError } from '../operator-error.ts'
import { UsageProblem, type Command } from './command.ts'
import { readEmail } from './read-email.ts'

export const erase: Command = {
  usage: 'erase EMAIL',
  summary: 'remove everything a person sent',
  options: {
    yes: { type: 'boolean', help: 'do not ask for confirmation' },
    'dry-run': { type: 'boolean', help: 'only show how many enquiries would be removed' },
  },

  async run({ words, options }, { openArchive, settings, print, confirm }) {
    const [text, ...others] = words
    if (text === undefined || others.length > 0) {
      throw new UsageProblem('Name one email address: erase person@example.ch')
    }
    const email = readEmail(text)
    const archive = await openArchive()
    const found = numberOf((await archive.from(email)).length)
    if (options['dry-run']) {
      print(`${found} from ${email} would be removed.`)
      return
    }
    // Where there is none, an earlier call may have failed: the database in use, or the disk full.
    const asks = found !== none && !options.yes
    if (asks && !(await confirm(`Permanently remove ${found} from ${email}?`))) {
      throw new OperatorError('Nothing was removed.')
    }
    const enquiries = await erasePerson(email, erasurePlaces(settings, archive))
    print(
      enquiries === 0
        ? `There are no enquiries from ${email}.`
        : `Removed: ${numberOf(enquiries)} from ${email}. Emails that were sent are still in the mailbox. ` +
            `Backups keep a copy until they are deleted, after ${erasureLogDays} days at most; "restore" ` +
            'erases it again.',
    )
  },
}

const none = 'no enquiry'

function numberOf(enquiries: number): string {
  if (enquiries === 0) return none
  return enquiries === 1 ? '1 enquiry' : `${enquiries} enquiries`
}
