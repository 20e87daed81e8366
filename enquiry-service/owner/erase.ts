import { unreachableBackups } from '../erasure/erase-from-backups.ts'
import { countPerson, erasePerson } from '../erasure/erase-person.ts'
import { erasurePlaces } from '../erasure/erasure-places.ts'
import { OwnerProblem } from '../process/owner-problem.ts'
import { UsageProblem, type Command } from './command.ts'
import { readEmail } from './read-email.ts'

export const erase: Command = {
  usage: 'erase EMAIL',
  summary: 'remove everything a person sent, from every file',
  takesWords: true,
  options: { yes: { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
  optionHelp: {
    yes: 'do not ask for confirmation',
    'dry-run': 'only show how many enquiries would be removed',
  },

  async run({ words, options }, { archive, settings, print, progress, confirm }) {
    const [text, ...others] = words
    if (text === undefined || others.length > 0) {
      throw new UsageProblem('Name one email address: erase person@example.ch')
    }
    const email = readEmail(text)
    const places = erasurePlaces(settings, archive)
    const found = await countPerson(email, places)
    const number = numberOf(found.inDatabase, found.inBackups)
    const question = `Permanently remove ${number} from ${email}?`

    if (options['dry-run']) {
      print(`${number} from ${email} would be removed.`)
      if (found.unreachable.length > 0)
        throw new OwnerProblem(unreachableBackups(found.unreachable))
    } else if (found.inDatabase + found.inBackups === 0) {
      // An earlier call may have failed because the database was in use or the disk full.
      const { unreachable } = await erasePerson(email, places, { progress })
      print(`There are no enquiries from ${email}.`)
      if (unreachable.length > 0) throw new OwnerProblem(unreachableBackups(unreachable))
    } else if (options.yes || (await confirm(question))) {
      const { inDatabase, inBackups, unreachable } = await erasePerson(email, places, { progress })
      print(
        `Removed: ${numberOf(inDatabase, inBackups)} from ${email}. Emails that were sent are still ` +
          'in the mailbox; exports and backups elsewhere were not touched.',
      )
      if (unreachable.length > 0) throw new OwnerProblem(unreachableBackups(unreachable))
    } else {
      throw new OwnerProblem('Nothing was removed.')
    }
  },
}

/** Daily backups contain many copies of one enquiry. */
function numberOf(inDatabase: number, inBackups: number): string {
  const enquiries = inDatabase === 1 ? '1 enquiry' : `${inDatabase} enquiries`
  const copies = inBackups === 1 ? '1 copy' : `${inBackups} copies`
  return inBackups === 0 ? enquiries : `${enquiries} and ${copies} in backups`
}
