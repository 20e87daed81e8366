import '../../enquiry-service/process/keep-heap-small.js'
import { createLog } from '../../enquiry-service/process/log.ts'
import { openStorage } from '../../enquiry-service/storage/open-storage.ts'
import { readSettings } from '../../enquiry-service/settings/settings.ts'
import { startMessage } from '../../enquiry-service/process/start-message.ts'
import { startService } from '../../enquiry-service/process/start-service.ts'
import type { EnquiryStore } from '../../enquiry-service/storage/enquiry-store.ts'
import { nullStore } from './null-store.ts'
import { oneCommitEach } from './one-commit-each.ts'

/* Starts the service with another store: node main.ts null-store|one-commit-each */

const replacements: Record<string, (store: EnquiryStore) => EnquiryStore> = {
  'null-store': ({ secret }) => nullStore(secret),
  'one-commit-each': oneCommitEach,
}
const replace = replacements[process.argv[2] ?? '']
if (!replace) throw new Error(`Name a store: ${Object.keys(replacements).join(' or ')}.`)

const settings = readSettings(process.env)
const service = await startService(settings, createLog(settings.logLevel), {
  async open(place) {
    const storage = await openStorage(place)
    return { ...storage, store: replace(storage.store) }
  },
})
console.log(startMessage(settings, service))
process.once('SIGTERM', () => void service.stop())
