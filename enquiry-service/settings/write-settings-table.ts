import { writeFile } from 'node:fs/promises'
import { settingsTable, settingsTableFile } from './settings-table.ts'

await writeFile(settingsTableFile, await settingsTable())
