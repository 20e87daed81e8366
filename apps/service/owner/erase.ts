import { erasePerson } from '../erasure/erase-enquiries.ts'
import { erasureLogDays } from '../erasure/erasure-log.ts'
import { erasureTargets } from '../erasure/erasure-targets.ts'
import { OperatorError } from '../settings/operator-error.ts'
import type { Command } from './command.ts'
import { parseEmailAddress } from './parse-email-address.ts'

export const erase: Command = {
  args: { options: { yes: { type: 'boolean' } }, allowPositionals: true },

  async run({ words, options }, { openArchive, settings, print }) {
    const email = parseEmailAddress(words.join(' '))
    const archive = await openArchive()
    if (!options.yes) {
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
}
