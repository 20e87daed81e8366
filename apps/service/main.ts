import { createLog } from './log/log.ts'
import { readSettings } from './settings/settings.ts'
import { startMessage } from './start/start-message.ts'
import { OperatorError } from './settings/operator-error.ts'
import { startService } from './start/start-service.ts'
import { terminalText } from './text/clean-text.ts'

/** Enough to finish the requests and emails in progress. */
const stopLimitMs = 15_000

try {
  const settings = readSettings(process.env)
  const log = createLog(settings.logLevel)
  const service = await startService(settings, log)
  console.log(terminalText(startMessage(settings, service)))

  let isStopping = false
  const stop = () => {
    // npm passes on the Ctrl+C that the terminal has already sent here.
    if (isStopping) return
    isStopping = true
    log.info('stopping')
    setTimeout(() => {
      log.error('not everything stopped in time; accepted enquiries are stored')
      process.exit(1)
    }, stopLimitMs).unref()
    service.stop().catch((error: unknown) => {
      log.error({ err: error }, 'stopping failed')
      process.exit(1)
    })
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
} catch (error) {
  // Any other error is a defect, for which the stack is needed.
  console.error(error instanceof OperatorError ? terminalText(error.message) : error)
  process.exit(1)
}
