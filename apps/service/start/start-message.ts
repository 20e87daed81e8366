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
  // Visitors would read about a company that does not exist.
  if (settings.production && exampleFacts(company).length > 0) {
    lines.push(
      '',
      'WARNING: Facts are still those of the example. "npm run doctor" lists what to correct.',
    )
  }
  return [...lines, ''].join('\n')
}

const mailLine = ({ mail, mailTo }: Settings): string =>
  mail.kind === 'folder'
    ? `written as .eml files to ${mail.folder}; set MAIL_URL to send them`
    : `sent to ${mailTo.join(', ')} through ${mail.url.host}`
