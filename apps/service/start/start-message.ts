import { company } from '@site/company/facts/company.ts'
import { exampleFacts } from '@site/company/facts/example-facts.ts'
import type { Settings } from '../settings/settings.ts'
import type { RunningService } from './start-service.ts'

/** The summary printed after the start. */
export function startMessage(settings: Settings, service: RunningService): string {
  const lines = [
    '',
    company.name,
    `  Website    ${service.address}`,
    `  Enquiries  ${service.storageLocation}`,
    `  Emails     ${mailLine(settings)}`,
  ]
  if (service.deskAddress !== null) lines.push(`  Desk       ${service.deskAddress}`)
  if (!service.siteIsBuilt) {
    lines.push('', 'The website has not been built yet. Run "npm run build" and start again.')
  }
  if (settings.production) lines.push(...exampleWarning())
  return [...lines, ''].join('\n')
}

/** With example facts, visitors would read about a company that does not exist. */
function exampleWarning(): string[] {
  const facts = exampleFacts(company)
  if (facts.length === 0) return []
  return [
    '',
    'WARNING: These facts are still examples. Replace them in content/,',
    'then run "npm run build" and start again:',
    ...facts.map(({ fact, value }) => `  ${fact}: ${value}`),
  ]
}

function mailLine({ mail, mailTo }: Settings): string {
  return mail.kind === 'folder'
    ? `written as .eml files to ${mail.folder}; set MAIL_URL to send them`
    : `sent to ${mailTo.join(', ')} through ${mail.url.host}`
}
