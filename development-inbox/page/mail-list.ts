import type { ReceivedMail } from '../received-mails.ts'
import { html, type Html } from './html.ts'
import { nameOf } from './name-of.ts'
import { subjectOf } from './subject-of.ts'

const timeOfDay = new Intl.DateTimeFormat('en-CH', { timeStyle: 'short' })

export function mailList(mails: readonly ReceivedMail[], open: ReceivedMail | undefined): Html {
  return html`<ol>
    ${mails.map(
      (mail) =>
        html`<li>
          <a href="/mails/${String(mail.number)}" ${mail === open ? current : none}>
            <span class="subject">${subjectOf(mail)}</span>
            <time datetime="${mail.receivedAt.toISOString()}"
              >${timeOfDay.format(mail.receivedAt)}</time
            >
            <span class="sender">${nameOf(mail.content.replyTo?.[0] ?? mail.content.from)}</span>
          </a>
        </li>`,
    )}
  </ol>`
}

const current = html`aria-current="true"`
const none = html``
