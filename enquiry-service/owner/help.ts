import type { Command } from './command.ts'
import { commands } from './commands.ts'

const invocation = 'npm run enquiries --'

/** The help with every command, one per line. */
export function generalHelp(): string {
  const lines = Object.values(commands).map(({ usage, summary }) => [usage, summary] as const)
  const width = Math.max(...lines.map(([usage]) => usage.length))
  return [
    `Usage: ${invocation} COMMAND`,
    '',
    ...lines.map(([usage, summary]) => `  ${usage.padEnd(width)}  ${summary}`),
    '',
    `  ${invocation} COMMAND --help  lists the options of a command.`,
    '',
    'DATA_DIR and DATABASE_URL say where the enquiries are, as for the service.',
  ].join('\n')
}

/** The help of a single command. */
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
