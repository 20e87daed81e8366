import { company } from '@site/company/facts/company.ts'
import { day } from '../clock/time.ts'
import { erasureTargets } from '../erasure/erasure-targets.ts'
import { purgeBefore } from '../erasure/erase-enquiries.ts'
import { UsageError, type Command } from './command.ts'
import { formatTime } from './time.ts'

export const purge: Command = {
  args: { options: { days: { type: 'string' }, yes: { type: 'boolean' } } },

  async run({ options }, { openArchive, settings, now, print }) {
    const { retentionDays } = company
    const { days = retentionDays } = options
    if (!/^\d{1,5}$/.test(String(days))) {
      throw new UsageError('--days must be a number of days, such as 90.')
    }
    if (Number(days) < retentionDays && !options.yes) {
      throw new UsageError(
        `Nothing was removed. Enquiries are kept for ${retentionDays} days: add --yes to remove those ` +
          `of more than ${days} days permanently.`,
      )
    }
    const before = now - Number(days) * day
    const targets = erasureTargets(settings, await openArchive())
    const erased = await purgeBefore(before, targets)
    print(`Removed enquiries received before ${formatTime(before)}: ${erased}.`)
  },
}
