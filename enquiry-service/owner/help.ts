import type { Command } from './command.ts'

const invocation = 'npm run enquiries --'

/** The help with every command, one per line. */
export function generalHelp(commands: Record<string, Command>): string {
  return `Usage: ${invocation} COMMAND

${aligned(Object.values(commands).map(({ usage, summary }) => [usage, summary]))}

  ${invocation} COMMAND --help  lists the options of a command.

DATA_DIR and DATABASE_URL say where the enquiries are, as for the service.
The desk (DESK_PORT) shows, marks and releases enquiries.`
}

/** The help of a single command. */
export function commandHelp({ usage, summary, options }: Command): string {
  return `Usage: ${invocation} ${usage}

  ${summary}

${aligned(Object.entries(options).map(([name, { help }]) => [`--${name}`, help]))}`
}

function aligned(rows: [string, string][]): string {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`).join('\n')
}
