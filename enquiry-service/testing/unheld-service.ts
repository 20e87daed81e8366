import '../process/keep-heap-small.js'
import { createLog } from '../process/log.ts'
import { openStorage } from '../storage/open-storage.ts'
import { readSettings } from '../settings/settings.ts'
import { startMessage } from '../process/start-message.ts'
import { startService } from '../process/start-service.ts'
import type { NewEnquiry } from '../storage/enquiry-store.ts'

/*
 * The service without the threshold above which enquiries are held, in a process of its own: for
 * tests that wait for the mail of each of thousands of enquiries.
 */

const settings = readSettings(process.env)
const service = await startService(
  settings,
  createLog(settings.logLevel),
  undefined,
  async (place) => {
    const storage = await openStorage(place)
    const { store } = storage
    const accept = (enquiry: NewEnquiry) => {
      const unheld = { ...enquiry }
      delete unheld.quarantine
      return store.accept(unheld)
    }
    return { ...storage, store: { ...store, accept } }
  },
)
console.log(startMessage(settings, service))
process.once('SIGTERM', () => void service.stop())
