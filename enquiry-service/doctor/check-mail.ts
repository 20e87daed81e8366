import { randomUUID } from 'node:crypto'
import type { NodemailerError } from 'nodemailer'
import { company } from '../../content/company.ts'
import { messageIdOf } from '../mail/compose-mail.ts'
import { createTransport } from '../mail/create-transport.ts'
import { openMailTransport } from '../mail/open-mail-transport.ts'
import { smtpOptions, type SmtpTimeouts } from '../mail/smtp-transport.ts'
import type { Settings } from '../settings.ts'
import { mend, note, ok, type Finding } from './finding.ts'
import { mailAdvice } from './mail-advice.ts'
import { writingObstacle } from './writing-obstacle.ts'

/** Whoever waits at a terminal is told sooner than a mail would give up. */
const timeouts: SmtpTimeouts = { connection: 10_000, silence: 10_000, mail: 30_000 }

type MailSettings = Pick<Settings, 'mail' | 'mailTo' | 'mailFrom'>

/**
 * Connects to the mail server, encrypts and logs in as the service does.
 * @param send also sends one mail to `MAIL_TO`
 */
export async function checkMail(settings: MailSettings, send: boolean): Promise<Finding[]> {
  const findings = await checkServer(settings)
  const usable = findings.every(({ state }) => state !== 'mend')
  return usable && send ? [...findings, await sendTestMail(settings)] : findings
}

async function checkServer({ mail }: MailSettings): Promise<Finding[]> {
  if (mail.kind === 'folder') {
    const obstacle = writingObstacle(mail.folder)
    if (obstacle !== null) {
      return [
        mend(
          `Mails cannot be written as files to ${mail.folder}: ${obstacle} is no folder in which this ` +
            'user may write. Give it to the user of the service, or choose another one.',
        ),
      ]
    }
    return [
      note(
        `Mails are written as files to ${mail.folder}; none is sent (MAIL_URL would change that).`,
      ),
    ]
  }
  const transporter = createTransport(smtpOptions(mail.url, timeouts))
  try {
    await transporter.verify()
    const login = mail.url.username === '' ? 'without a login' : 'and takes the login'
    return [ok(`${mail.url.host} answers ${login}.`)]
  } catch (error) {
    return [mend(mailAdvice(error as NodemailerError, mail.url))]
  } finally {
    transporter.close()
  }
}

async function sendTestMail({ mail, mailTo, mailFrom }: MailSettings): Promise<Finding> {
  const transport = openMailTransport(mail)
  const id = randomUUID()
  const text = `The website of ${company.name} can send mails to this mailbox.`
  try {
    await transport.send({
      id,
      time: Date.now(),
      messageId: messageIdOf(id, mailFrom),
      from: { name: company.name, address: mailFrom },
      to: { name: company.name, address: mailTo },
      replyTo: null,
      subject: `Test mail of the website of ${company.name}`,
      text,
      html: `<p>${text}</p>`,
    })
    return mail.kind === 'folder'
      ? ok(`A test mail was written to ${mail.folder}.`)
      : ok(
          `A test mail to ${mailTo} was accepted. Check that it arrives, and not in the spam folder.`,
        )
  } catch (error) {
    return mend(
      `A test mail from ${mailFrom} to ${mailTo} was not accepted (${(error as Error).message}). ` +
        'Check MAIL_TO, and that the mail server lets this user send from MAIL_FROM.',
    )
  } finally {
    transport.close()
  }
}
