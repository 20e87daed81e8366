import { randomUUID } from 'node:crypto'
import { createTransport, type NodemailerError } from 'nodemailer'
import { company } from '@site/company/facts/company.ts'
import { createMessageId } from '../mail/email-to-company.ts'
import { ehloName } from '../mail/addresses.ts'
import { openMailTransport } from '../mail/open-mail-transport.ts'
import { smtpOptions, type SmtpTimeouts } from '../mail/smtp-options.ts'
import type { Settings } from '../settings/settings.ts'
import { fail, note, ok } from './finding.ts'
import { adviceForResponse, mailAdvice } from './mail-advice.ts'

/** Shorter than for the outbox: somebody is waiting at a terminal. */
const defaultTimeouts: SmtpTimeouts = {
  connection: 10_000,
  greeting: 30_000,
  response: 60_000,
  mail: 120_000,
}

type MailSettings = Pick<Settings, 'mail' | 'mailTo' | 'mailFrom'>

/** Connects to the mail server as the service does, and sends a test email to each address if `send` says so. */
export async function checkMail(settings: MailSettings, send: boolean, timeouts = defaultTimeouts) {
  const findings = await checkServer(settings, timeouts)
  if (!send || findings.some(({ state }) => state === 'error')) return findings
  // One email per address, to say for each whether it was accepted.
  const tests = settings.mailTo.map((to) => sendTestMail(settings, to, timeouts))
  return [...findings, ...(await Promise.all(tests))]
}

async function checkServer({ mail, mailFrom }: MailSettings, timeouts: SmtpTimeouts) {
  if (mail.kind === 'folder') {
    return [note(`Emails are written as files to ${mail.folder}; none are sent.`)]
  }
  const name = ehloName(mailFrom)
  const transporter = createTransport(smtpOptions(mail, name, timeouts))
  try {
    await transporter.verify()
    const login = mail.url.username === '' ? 'without a login' : 'and the login'
    return [ok(`${mail.url.host} accepts the connection ${login}.`)]
  } catch (error) {
    return [fail(mailAdvice(error as NodemailerError, mail, name))]
  } finally {
    transporter.close()
  }
}

async function sendTestMail(settings: MailSettings, to: string, timeouts: SmtpTimeouts) {
  const { mail, mailFrom: from } = settings
  const transport = openMailTransport(settings, timeouts)
  const id = randomUUID()
  const text = `The website of ${company.name} can send emails to this mailbox.`
  try {
    const [refusal] = await transport.send({
      id,
      time: Date.now(),
      messageId: createMessageId(id, from),
      from: { name: company.name, address: from },
      to: [{ name: company.name, address: to }],
      subject: `Test email from the website of ${company.name}`,
      text,
      html: `<p>${text}</p>`,
    })
    if (refusal) throw refusal.error
    return mail.kind === 'folder'
      ? ok(`A test email was written to ${mail.folder}.`)
      : ok(`A test email to ${to} was accepted. Check that it arrives, and not in the spam folder.`)
  } catch (error) {
    // A MailError has the answer of the server as its cause.
    const answer = ((error as Error).cause ?? error) as NodemailerError
    const advice =
      adviceForResponse(answer, ehloName(from)) ??
      'Check MAIL_TO, and that the mail server allows this user to send from MAIL_FROM.'
    return fail(
      `A test email from ${from} to ${to} was not accepted (${(error as Error).message}). ${advice}`,
    )
  } finally {
    transport.close()
  }
}
