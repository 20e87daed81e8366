import { createLog } from '../log.ts'

export const silentLog = createLog('silent')
