import { company } from '../content/company.ts'
import type { Settings } from './settings.ts'
import type { RunningService } from './start-service.ts'

/** What the person who started the service reads first: where everything is. */
export function startMessage(settings: Settings, service: RunningService): string {
  const lines = [
    '',
    company.name,
    `  Website    ${service.address}`,
    `  Enquiries  ${service.storagePlace}`,
    `  Emails     ${mailLine(settings)}`,
  ]
  if (!service.siteIsBuilt) {
    lines.push('', 'The website has not been built yet. Run "npm run build" and start again.')
  }
  return [...lines, ''].join('\n')
}

function mailLine({ mail, mailTo }: Settings): string {
  return mail.kind === 'folder'
    ? `written as .eml files to ${mail.folder}; none is sent until MAIL_URL names a mail server`
    : `sent to ${mailTo} through ${mail.url.host}`
}
