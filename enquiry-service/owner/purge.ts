import { unreachedBackups } from '../erasure/erase-from-backups.ts'
import { erasurePlaces } from '../erasure/erasure-places.ts'
import { purgeBefore } from '../erasure/purge-before.ts'
import { isClockTrusted, withRun } from '../erasure/retention-clock.ts'
import { OwnerProblem } from '../owner-problem.ts'
import { UsageProblem, type Command } from './command.ts'
import { readMoment } from './enquiry-filter.ts'
import { shownMoment } from './moment.ts'

const day = 24 * 60 * 60_000

export const purge: Command = {
  usage: 'purge',
  summary: 'remove old enquiries whose mails have left; the service does so every day',
  options: { before: { type: 'string' }, yes: { type: 'boolean' } },
  optionHelp: {
    before: 'received before this date, or so many days ago: 90d; RETENTION_DAYS without it',
    yes: 'without asking, which --before does, and a clock that may be wrong',
  },

  async run({ options }, { archive, settings, now, print, progress, confirm }) {
    const before =
      options.before === undefined
        ? now - settings.retentionDays * day
        : readMoment('--before', String(options.before), now)
    if (before > now) throw new UsageProblem('--before must be a moment that has passed.')
    const question =
      `Remove for ever all enquiries received before ${shownMoment(before)} whose mails have left, ` +
      'from backups as well?'
    const runs = withRun(await archive.retentionRuns(), now)
    const asks = options.before !== undefined || !isClockTrusted(runs)
    if (asks && !options.yes && !(await confirm(question))) {
      print('Nothing was removed.')
      return
    }
    const places = erasurePlaces(settings, archive)
    const { erased, unreached } = await purgeBefore(before, places, {
      onProgress: (count) => {
        progress(`${count} removed`)
      },
    })
    print(`Removed: ${erased} received before ${shownMoment(before)}.`)
    if (unreached.length > 0) throw new OwnerProblem(unreachedBackups(unreached))
  },
}
