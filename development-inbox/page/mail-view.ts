import type { ReceivedMail } from '../received-mails.ts'
import { html, type Html } from './html.ts'
import { nameAndAddressOf } from './name-of.ts'
import { subjectOf } from './subject-of.ts'

/** The ways to look at a mail, in the order of their tabs. */
export const views = ['html', 'text', 'headers', 'source'] as const

export type View = (typeof views)[number]

const titles: Record<View, string> = {
  html: 'HTML',
  text: 'Text',
  headers: 'Headers',
  source: 'Source',
}

export function mailView(mail: ReceivedMail, open: View): Html {
  const { from, to, replyTo } = mail.content
  const addresses = { From: from ? [from] : [], To: to ?? [], 'Reply to': replyTo ?? [] }
  return html`<article>
    <a class="back" href="/">All mails</a>
    <h1>${subjectOf(mail)}</h1>
    <dl>
      ${Object.entries(addresses).map(([name, list]) =>
        definition(name, list.map(nameAndAddressOf).join(', ') || 'nobody'),
      )}
    </dl>
    <ul class="views">
      ${views.map((view) => tab(mail, view, view === open))}
    </ul>
    ${contentOf(mail, open)}
  </article>`
}

function definition(name: string, value: string): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`
}

function tab({ number }: ReceivedMail, view: View, isOpen: boolean): Html {
  const current = isOpen ? html`aria-current="page"` : html``
  return html`<li><a href="/mails/${String(number)}/${view}" ${current}>${titles[view]}</a></li>`
}

function contentOf({ number, content, raw }: ReceivedMail, view: View): Html {
  switch (view) {
    case 'html':
      return html`<iframe
        title="The mail as HTML"
        src="/mails/${String(number)}/document"
        sandbox
      ></iframe>`
    case 'text':
      return preformatted(content.text ?? 'This mail has no text version.')
    case 'headers':
      return html`<dl class="headers">
        ${content.headers.map(({ originalKey, value }) => definition(originalKey, value))}
      </dl>`
    case 'source':
      return preformatted(raw)
  }
}

/** Reachable by keyboard, because long lines scroll. */
function preformatted(text: string): Html {
  return html`<pre tabindex="0">${text}</pre>`
}
