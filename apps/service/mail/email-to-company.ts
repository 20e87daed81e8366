import type { SendMailOptions } from 'nodemailer'
import { company } from '@site/company/facts/company.ts'
import { localeTags } from '@site/company/i18n/locales.ts'
import { escapeHtml } from '@site/company/i18n/escape-html.ts'
import { asciiDomain } from './addresses.ts'
import type { MailContent, MailFact } from './mail-content.ts'
import type { MailSettings, Mail } from './mail.ts'

interface Envelope extends Pick<Mail, 'id' | 'time'>, Pick<SendMailOptions, 'attachments'> {
  /** Makes the Message-ID unique where several emails share an id. */
  version?: string
  replyTo?: Mail['replyTo']
}

/** An email to the company; without a reply address it is from the service itself. */
export function emailToCompany(
  content: MailContent,
  { from, to }: MailSettings,
  { version, replyTo, ...envelope }: Envelope,
): Mail {
  return {
    ...envelope,
    messageId: createMessageId(version ?? envelope.id, from.address),
    from,
    to: [...to],
    ...(replyTo && { replyTo: { ...replyTo, name: escapeEncodedWords(replyTo.name) } }),
    subject: escapeEncodedWords(content.subject),
    text: mailText(content),
    html: mailHtml(content),
    headers: {
      // Keeps out-of-office replies from the visitor. Ticket systems would suspend `Auto-Submitted` (RFC 3834).
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
    },
    // The content names no files; nothing a visitor writes may make nodemailer read one.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The same for every attempt. */
export const createMessageId = (id: string, from: string): string =>
  `<${id}@${asciiDomain(from.slice(from.lastIndexOf('@') + 1))}>`

function mailText({ intro, message, facts, hint }: MailContent): string {
  const width = Math.max(...facts.map(({ label }) => label.length))
  const table = facts.map(({ label, value }) => `${label.padEnd(width)}  ${value}`)
  return [intro, message, table.join('\n'), hint].filter(Boolean).join('\n\n') + '\n'
}

/** Many mail programs decode an encoded word (RFC 2047), such as `=?utf-8?Q?=0D=0A?=`, wherever it occurs. */
const escapeEncodedWords = (text: string): string => text.replaceAll('=?', '= ?')

/** The bar at the top of every email. */
const { accent } = company.colours.light

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** For the visitor's words, which may be longer than a line. */
const breakLongWords = 'word-break:break-word'

/** Lays out an email as HTML: for Outlook with tables and inline styles, a style sheet only for dark mode. */
function mailHtml(content: MailContent): string {
  const message = escapeHtml(content.message).replaceAll('\n', '<br>')
  return `<!doctype html>
<html lang="${localeTags[content.language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.subject)}</title>
<style>
:root { color-scheme: light dark }
a { color: inherit }
@media (prefers-color-scheme: dark) {
  .paper { background: #0b111a !important }
  .sheet { background: #121b27 !important }
  .ink { color: #eef2f5 !important }
  .muted { color: #9eacba !important }
  .line { border-color: #263344 !important }
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#f4f6f7">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f4f6f7">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:#ffffff;border-top:4px solid ${accent}">
<tr><td class="ink" style="padding:28px 32px 0;${font};font-size:20px;line-height:28px;font-weight:600;color:#0e1722;${breakLongWords}">${escapeHtml(content.intro)}</td></tr>
<tr><td class="ink" dir="auto" style="padding:20px 32px 28px;${font};font-size:16px;line-height:25px;color:#0e1722;${breakLongWords}">${message}</td></tr>
<tr><td style="padding:0 32px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${content.facts.map(factRow).join('\n')}
</table>
</td></tr>
<tr><td class="muted" style="padding:24px 32px 28px;${font};font-size:13px;line-height:20px;color:#3f4d5b;${breakLongWords}">${escapeHtml(content.hint)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function factRow({ label, value, link }: MailFact): string {
  const cell = `padding:9px 0;border-top:1px solid #cbd3da;${font};font-size:14px;line-height:20px;vertical-align:top`
  const text = escapeHtml(value)
  const shown = link
    ? `<a class="ink" href="${escapeHtml(link)}" style="color:#0e1722">${text}</a>`
    : text
  return `<tr>
<td class="muted line" width="38%" style="${cell};padding-right:16px;color:#3f4d5b">${escapeHtml(label)}</td>
<td class="ink line" style="${cell};color:#0e1722;${breakLongWords}">${shown}</td>
</tr>`
}
