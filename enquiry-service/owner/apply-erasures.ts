import { applyErasures } from '../erasure/apply-erasures.ts'
import { erasurePlaces } from '../erasure/erasure-places.ts'
import type { Command } from './command.ts'

export const applyErasuresCommand: Command = {
  usage: 'apply-erasures',
  summary: 'erase again from a restored PostgreSQL database what was erased since the backup',
  options: {},
  optionHelp: {},

  async run(_input, { archive, settings, print }) {
    const erased = await applyErasures(erasurePlaces(settings, archive))
    print(`Erased again: ${erased}.`)
  },
}
