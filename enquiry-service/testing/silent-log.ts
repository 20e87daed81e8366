import { createLog } from '../process/log.ts'

export const silentLog = createLog('silent')
