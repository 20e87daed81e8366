import { applyErasures } from '../erasure/apply-erasures.ts'
import { erasurePlaces } from '../erasure/erasure-places.ts'
import type { Command } from './command.ts'

export const applyErasuresCommand: Command = {
  usage: 'apply-erasures',
  summary: 'repeat the erasures made since the backup in a restored PostgreSQL database',
  options: {},
  optionHelp: {},

  async run(_input, { archive, settings, print }) {
    const erased = await applyErasures(erasurePlaces(settings, archive))
    print(`Erased again: ${erased}.`)
  },
}
