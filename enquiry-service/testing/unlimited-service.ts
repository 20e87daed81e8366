import '../process/keep-heap-small.js'
import { createLog } from '../process/log.ts'
import { openStorage } from '../storage/open-storage.ts'
import { readSettings } from '../settings/settings.ts'
import { startMessage } from '../process/start-message.ts'
import { startService } from '../process/start-service.ts'
import type { NewEnquiry } from '../storage/enquiry-store.ts'

/*
 * The service in a process of its own, without the limits of a connection and without the threshold
 * above which enquiries are held: for tests that send thousands from one machine and wait for their
 * emails.
 */

const openUnheld: typeof openStorage = async (place) => {
  const storage = await openStorage(place)
  const { store } = storage
  const accept = (enquiry: NewEnquiry) => {
    const unheld = { ...enquiry }
    delete unheld.quarantine
    return store.accept(unheld)
  }
  return { ...storage, store: { ...store, accept } }
}

const settings = readSettings(process.env)
const service = await startService(settings, createLog(settings.logLevel), {
  open: openUnheld,
  limits: { soft: 1_000_000, hard: 1_000_000 },
})
console.log(startMessage(settings, service))
process.once('SIGTERM', () => void service.stop())
