import type { ReceivedMail } from '../received-mails.ts'
import { html, type Html } from './html.ts'
import { mailList } from './mail-list.ts'
import { mailView, type View } from './mail-view.ts'
import { subjectOf } from './subject-of.ts'

const name = 'Development inbox'

/** The inbox, with one of its mails open or none. */
export function inboxDocument(
  mails: readonly ReceivedMail[],
  open: { mail: ReceivedMail; view: View } | null,
): string {
  const title = open ? subjectOf(open.mail) : name
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/inbox.css" />
        <script type="module" src="/inbox.js"></script>
      </head>
      <body
        class="${open ? 'mail-open' : 'list-open'}"
        data-newest="${String(mails[0]?.number ?? 0)}"
      >
        <nav aria-label="Mails">
          <header>
            ${open ? html`<p class="title"><a href="/">${name}</a></p>` : html`<h1>${name}</h1>`}
            <p>${countOf(mails)}, kept until "npm run dev" ends. None leaves this machine.</p>
          </header>
          ${mailList(mails, open?.mail)}
        </nav>
        <main>${open ? mailView(open.mail, open.view) : invitation(mails)}</main>
      </body>
    </html>`.markup
}

function countOf(mails: readonly ReceivedMail[]): string {
  return mails.length === 1 ? '1 mail' : `${mails.length} mails`
}

function invitation(mails: readonly ReceivedMail[]): Html {
  return mails.length === 0
    ? html`<p class="invitation">
        Send an enquiry on <a href="http://localhost:4321/contact">the contact page</a>: its mail
        appears here by itself.
      </p>`
    : html`<p class="invitation">Choose a mail to read it.</p>`
}
