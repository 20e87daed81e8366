import { backup } from './backup.ts'
import type { Command } from './command.ts'
import { erase } from './erase.ts'
import { exportEnquiries } from './export.ts'
import { purge } from './purge.ts'
import { restore } from './restore.ts'
import { retry } from './retry.ts'

/** All commands of `npm run enquiries`. */
export const commands: Record<string, Command> = {
  backup,
  restore,
  export: exportEnquiries,
  erase,
  purge,
  retry,
}
