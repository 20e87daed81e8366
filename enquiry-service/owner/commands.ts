import { applyErasuresCommand } from './apply-erasures.ts'
import { backup } from './backup.ts'
import { cancel } from './cancel.ts'
import type { Command } from './command.ts'
import { erase } from './erase.ts'
import { exportEnquiries } from './export.ts'
import { list } from './list.ts'
import { mark } from './mark.ts'
import { purge } from './purge.ts'
import { release } from './release.ts'
import { restore } from './restore.ts'
import { retry } from './retry.ts'
import { show } from './show.ts'
import { stats } from './stats.ts'

/** All commands of `npm run enquiries`, in the order of its help. */
export const commands: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    list,
    show,
    mark,
    retry,
    cancel,
    release,
    export: exportEnquiries,
    erase,
    purge,
    stats,
    backup,
    restore,
    'apply-erasures': applyErasuresCommand,
  }),
)
