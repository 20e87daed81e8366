import { parseArgs } from 'node:util'
import { company } from '@site/company/facts/company.ts'
import { deskMessages } from '@site/company/i18n/desk-messages.ts'
import { terminalText } from '../text/clean-text.ts'
import type { Finding } from './finding.ts'
import { runChecks } from './run-checks.ts'

const help = `Usage: npm run doctor -- [options]

  Checks the settings, the build, the database and the mail server, and shows how to fix problems and what to
  correct before the site goes live.
  Reads the same settings as the service and changes nothing; the service may be running.

  --send  also send a test email to MAIL_TO
  --help  print this help

Exit code: 0 if no problems were found, 1 if there are problems, 2 for wrong usage.`

process.exitCode = await run()

async function run(): Promise<number> {
  const options = readOptions()
  if (!options) return 2
  if (options.help) {
    console.log(help)
    return 0
  }
  const { findings, corrections, forServer } = await runChecks(process.env, options.send)
  const { LIVE_TITLE, LIVE_NOTHING, LIVE_SERVER } = deskMessages[company.language]
  const problems = findings.filter(({ state }) => state === 'error').length + corrections.length
  const list = corrections.length > 0 ? corrections : [LIVE_NOTHING]
  const lines = [
    ...findings.map(line),
    '',
    LIVE_TITLE,
    ...list.map((entry) => `  ${entry}`),
    ...(forServer.length > 0 ? ['', LIVE_SERVER, ...forServer.map((entry) => `  ${entry}`)] : []),
    '',
    verdict(problems),
  ]
  console.log(terminalText(lines.join('\n')))
  return problems === 0 ? 0 : 1
}

function line({ state, check, message }: Finding & { check: string }): string {
  return `${state.toUpperCase().padEnd('ERROR'.length)}  ${check.padEnd('Mail server'.length)}  ${message}`
}

function verdict(problems: number): string {
  if (problems === 0) return 'No problems found.'
  return problems === 1 ? '1 problem found.' : `${problems} problems found.`
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        send: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false, short: 'h' },
      },
    })
    return values
  } catch (error) {
    console.error(terminalText(`${(error as Error).message}\n\n${help}`))
    return null
  }
}
