import '../start/keep-heap-small.js'
import { createLog } from '../log/log.ts'
import { openStorage } from '../storage/open/open-storage.ts'
import { readSettings } from '../settings/settings.ts'
import { startMessage } from '../start/start-message.ts'
import { startService } from '../start/start-service.ts'
import type { NewEnquiry } from '../storage/accept.ts'
import { holdsNone } from './sample-enquiry.ts'

/* Starts the service without the limits per connection and without holding enquiries, for tests
   that send thousands from one machine and wait for their emails. */

const openWithoutQuarantine: typeof openStorage = async (place) => {
  const storage = await openStorage(place)
  const { store } = storage
  const accept = (enquiry: NewEnquiry) => store.accept({ ...enquiry, quarantine: holdsNone })
  return { ...storage, store: { ...store, accept } }
}

const settings = readSettings(process.env)
const service = await startService(settings, createLog(settings.logLevel), {
  open: openWithoutQuarantine,
  limits: { soft: 1_000_000, hard: 1_000_000 },
})
console.log(startMessage(settings, service))
process.once('SIGTERM', () => void service.stop())
