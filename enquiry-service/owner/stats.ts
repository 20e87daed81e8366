import type { Command } from './command.ts'
import { formatTime } from './time.ts'

export const stats: Command = {
  usage: 'stats',
  summary: 'count the enquiries by delivery and review',
  options: { json: { type: 'boolean' } },
  optionHelp: { json: 'as JSON' },

  async run({ options }, { archive, print }) {
    const numbers = await archive.stats()
    if (options.json) {
      print(JSON.stringify(numbers))
      return
    }
    const { total, waiting, delivered, cancelled, held, oldest, newest } = numbers
    const lines = [
      ['Enquiries', String(total)],
      ['  delivered', String(delivered)],
      ['  waiting', String(waiting)],
      ['  held', String(held)],
      ['  cancelled', String(cancelled)],
      ['New', String(numbers.new)],
      ['Answered', String(numbers.answered)],
      ['Spam', String(numbers.spam)],
      ['Oldest', oldest === null ? '–' : formatTime(oldest)],
      ['Newest', newest === null ? '–' : formatTime(newest)],
    ]
    print(lines.map(([label = '', value = '']) => `${label.padEnd(12)}${value}`).join('\n'))
  },
}
