import { parseArgs } from 'node:util'
import { checkNode } from './check-node.ts'
import { terminalText } from '../process/terminal-text.ts'
import { hasErrors, jsonReport, textReport } from './report.ts'

const help = `Usage: npm run doctor -- [options]

  Checks whether the service can work here, before it starts or while it runs, and says what to fix.
  It reads the same settings as the service and changes nothing.

  --send  also send a test email to MAIL_TO
  --json  print the findings as JSON
  --help  print this help

Exit code: 0 if everything is fine, 1 if something has to be fixed, 2 for wrong usage.`

process.exitCode = await run()

async function run(): Promise<number> {
  const options = readOptions()
  if (!options) return 2
  if (options.help) {
    console.log(help)
    return 0
  }
  const node = checkNode(process.versions.node).map((finding) => ({ check: 'Node', ...finding }))
  const findings = hasErrors(node) ? node : [...node, ...(await examineRest(options.send))]
  console.log(terminalText(options.json ? jsonReport(findings) : textReport(findings)))
  return hasErrors(findings) ? 1 : 0
}

async function examineRest(send: boolean) {
  // Imported after the first check: an older Node would fail on an import without saying why.
  const { examine } = await import('./examine.ts')
  return examine({ environment: process.env, now: Date.now(), send })
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        send: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false, short: 'h' },
      },
    })
    return values
  } catch (error) {
    console.error(terminalText(`${(error as Error).message}\n\n${help}`))
    return null
  }
}
