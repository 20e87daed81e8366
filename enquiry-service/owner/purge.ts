import { erasurePlaces } from '../erasure/erasure-places.ts'
import { purgeBefore } from '../erasure/retention.ts'
import type { Command } from './command.ts'
import { readMoment } from './enquiry-filter.ts'
import { shownMoment } from './moment.ts'

const day = 24 * 60 * 60_000

export const purge: Command = {
  usage: 'purge',
  summary: 'remove old enquiries whose mails have left; the service does so every day',
  options: { before: { type: 'string' } },
  optionHelp: {
    before: 'received before this date, or so many days ago: 90d; RETENTION_DAYS without it',
  },

  async run({ options }, { archive, settings, now, print, progress }) {
    const before =
      options.before === undefined
        ? now - settings.retentionDays * day
        : readMoment('--before', String(options.before), now)
    const erased = await purgeBefore(before, erasurePlaces(settings, archive), (count) => {
      progress(`${count} removed`)
    })
    print(`Removed: ${erased} received before ${shownMoment(before)}.`)
  },
}
