import { company } from '../../company/company.ts'
import { erasurePlaces } from '../erasure/erasure-places.ts'
import { purgeBefore } from '../erasure/purge-before.ts'
import { OperatorError } from '../operator-error.ts'
import { UsageProblem, type Command } from './command.ts'
import { readTime } from './enquiry-filter.ts'
import { formatTime } from './time.ts'
import { day } from '../clock/time.ts'

export const purge: Command = {
  usage: 'purge',
  summary: 'remove old enquiries whose emails have been sent; the service does so every day',
  options: {
    before: {
      type: 'string',
      help:
        'received before this date, or this many days ago: 90d (default: retentionDays in ' +
        'company/company.ts)',
    },
    yes: {
      type: 'boolean',
      help: 'do not ask; by default it asks with --before',
    },
  },

  async run({ options }, { openArchive, settings, now, print, confirm }) {
    const before =
      options.before === undefined
        ? now - company.retentionDays * day
        : readTime('--before', String(options.before), now)
    if (before > now) throw new UsageProblem('--before must be in the past.')
    const archive = await openArchive()
    const question =
      `Permanently remove all enquiries received before ${formatTime(before)} whose emails have been ` +
      'sent?'
    const asks = options.before !== undefined && !options.yes
    if (asks && !(await confirm(question))) {
      throw new OperatorError('Nothing was removed.')
    }
    const places = erasurePlaces(settings, archive)
    const erased = await purgeBefore(before, places)
    print(`Removed: ${erased} received before ${formatTime(before)}.`)
  },
}
