import type { Command } from './command.ts'
import { commands } from './commands.ts'

const invocation = 'npm run enquiries --'

/** What `help` says: every command in a line. */
export function generalHelp(): string {
  const lines = Object.values(commands).map(({ usage, summary }) => [usage, summary] as const)
  const width = Math.max(...lines.map(([usage]) => usage.length))
  return [
    `Usage: ${invocation} COMMAND`,
    '',
    ...lines.map(([usage, summary]) => `  ${usage.padEnd(width)}  ${summary}`),
    '',
    `  ${invocation} COMMAND --help  tells the options of a command.`,
    '',
    'The same settings as the service has say where the enquiries are: DATA_DIR, DATABASE_URL.',
  ].join('\n')
}

/** What `COMMAND --help` says. */
export function commandHelp({ usage, summary, optionHelp }: Command): string {
  const options = Object.entries(optionHelp)
  const width = Math.max(...options.map(([name]) => name.length))
  return [
    `Usage: ${invocation} ${usage}`,
    '',
    `  ${summary}`,
    '',
    ...options.map(([name, help]) => `  --${name.padEnd(width)}  ${help}`),
  ].join('\n')
}
