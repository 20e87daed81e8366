import { parseArgs } from 'node:util'
import { checkNode } from './check-node.ts'
import { terminalText } from '../terminal-text.ts'
import { isIll, jsonReport, textReport } from './report.ts'

const help = `Usage: npm run doctor -- [options]

  Looks whether the service can work here, while it runs or before it does, and says what to mend.
  It reads the same settings as the service and changes nothing.

  --send  also send one test mail to MAIL_TO
  --json  print the findings as JSON
  --help  print this

Exit code: 0 when all is well, 1 when something has to be mended, 2 for a wrong call.`

process.exitCode = await run()

async function run(): Promise<number> {
  const options = readOptions()
  if (!options) return 2
  if (options.help) {
    console.log(help)
    return 0
  }
  const node = checkNode(process.versions.node).map((finding) => ({ check: 'Node', ...finding }))
  const findings = isIll(node) ? node : [...node, ...(await examineRest(options.send))]
  console.log(terminalText(options.json ? jsonReport(findings) : textReport(findings)))
  return isIll(findings) ? 1 : 0
}

async function examineRest(send: boolean) {
  // Loaded after the first check: an older Node would fail on an import without saying why.
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
