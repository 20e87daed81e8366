import {
  eraseEnquiries,
  eraseLateMailFiles,
  type ErasurePlaces,
  type LateMail,
} from '../erasure/erase-enquiries.ts'
import {
  countInBackups,
  eraseFromBackups,
  unreachedBackups,
} from '../erasure/erase-from-backups.ts'
import { erasurePlaces } from '../erasure/erasure-places.ts'
import { OwnerProblem } from '../process/owner-problem.ts'
import type { EnquiryArchive } from '../storage/enquiry-archive.ts'
import { UsageProblem, type Command, type CommandContext } from './command.ts'

export const erase: Command = {
  usage: 'erase EMAIL',
  summary: 'remove everything a person sent, from every file',
  takesWords: true,
  options: { yes: { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
  optionHelp: {
    yes: 'without asking',
    'dry-run': 'only show how many enquiries would be removed',
  },

  async run({ words, options }, { archive, settings, print, progress, confirm }) {
    const [email, ...others] = words
    if (email === undefined || others.length > 0 || !email.includes('@')) {
      throw new UsageProblem('Name one email address: erase person@example.ch')
    }
    const places = erasurePlaces(settings, archive)
    const found = await countEverywhere(email, places)
    const number = numberOf(found.inDatabase, found.inBackups)
    const question = `Permanently remove ${number} from ${email}?`

    if (options['dry-run']) {
      print(`${number} from ${email} would be removed.`)
      if (found.unreached.length > 0) throw new OwnerProblem(unreachedBackups(found.unreached))
    } else if (found.inDatabase + found.inBackups === 0) {
      // An earlier call may have failed because the database was in use or the disk full.
      const { unreached } = await eraseEverywhere(email, places, progress)
      print(`There are no enquiries from ${email}.`)
      if (unreached.length > 0) throw new OwnerProblem(unreachedBackups(unreached))
    } else if (options.yes || (await confirm(question))) {
      const { inDatabase, inBackups, unreached } = await eraseEverywhere(email, places, progress)
      print(
        `Removed: ${numberOf(inDatabase, inBackups)} from ${email}. Emails that were sent are still ` +
          'in the mailbox; exports and backups elsewhere are still where you put them.',
      )
      if (unreached.length > 0) throw new OwnerProblem(unreachedBackups(unreached))
    } else {
      print('Nothing was removed.')
    }
  },
}

const from = (email: string) => (archive: EnquiryArchive) => archive.outlines({ email })

async function countEverywhere(email: string, { archive, backupFolder }: ErasurePlaces) {
  let inDatabase = 0
  for await (const batch of archive.outlines({ email })) inDatabase += batch.length
  const { count: inBackups, unreached } = await countInBackups(backupFolder, from(email))
  return { inDatabase, inBackups, unreached }
}

/** Also what arrived, and emails that were sent, since they were counted. */
async function eraseEverywhere(
  email: string,
  places: ErasurePlaces,
  progress: CommandContext['progress'],
) {
  const now = Date.now()
  const late: LateMail[] = []
  let inDatabase = 0
  for await (const batch of places.archive.outlines({ email })) {
    for (const { enquiry, status, digestId, dueAt } of batch) {
      // An email may have been cancelled while it was being sent.
      if (status === 'waiting' || status === 'cancelled') late.push({ enquiry, digestId, dueAt })
    }
    await eraseEnquiries(batch, places)
    inDatabase += batch.length
    progress(`${inDatabase} removed`)
  }
  progress('erasing from backups')
  const { erased: inBackups, unreached } = await eraseFromBackups(places, {
    choose: from(email),
  })
  progress('waiting for emails being sent')
  await eraseLateMailFiles(late, places, now)
  progress('rewriting the database')
  await places.archive.scrub()
  return { inDatabase, inBackups, unreached }
}

/** A backup of each day makes many copies of one enquiry. */
function numberOf(inDatabase: number, inBackups: number): string {
  const enquiries = inDatabase === 1 ? '1 enquiry' : `${inDatabase} enquiries`
  const copies = inBackups === 1 ? '1 copy' : `${inBackups} copies`
  return inBackups === 0 ? enquiries : `${enquiries} and ${copies} in backups`
}
