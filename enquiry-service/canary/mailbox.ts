import type { ImapFlow } from 'imapflow'

/** The mailbox in which test mails arrive. */
export interface Mailbox {
  /** Whether the mail is there. It stays, for other instances and the next start to find. */
  has(messageId: string): Promise<boolean>
  /** Removes mails, where they are there, so that tests do not pile up. */
  remove(messageIds: readonly string[]): Promise<void>
}

const timeoutMs = 20_000

/** @param url `imaps://user:password@host:993`, or `imap://…`, which is encrypted by STARTTLS */
export function imapMailbox(url: URL): Mailbox {
  return {
    has: (messageId) =>
      withInbox(url, async (client) => (await search(client, messageId)).length > 0),

    remove: (messageIds) =>
      withInbox(url, async (client) => {
        for (const messageId of messageIds) {
          const found = await search(client, messageId)
          if (found.length > 0) await client.messageDelete(found, { uid: true })
        }
      }),
  }
}

/** The UIDs of a mail. */
async function search(client: ImapFlow, messageId: string): Promise<number[]> {
  const found = await client.search({ header: { 'message-id': messageId } }, { uid: true })
  if (!found) return []
  return found
}

async function withInbox<T>(url: URL, work: (client: ImapFlow) => Promise<T>): Promise<T> {
  // Loaded when it is needed, and by few owners: it is as large as all of the service.
  const { ImapFlow } = await import('imapflow')
  const secure = url.protocol === 'imaps:'
  const client = new ImapFlow({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || (secure ? 993 : 143)),
    secure,
    // Without it a server, or whoever stands before it, would get the password in the clear.
    ...(!secure && { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  // Reported by the call that fails as well; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.mailboxOpen('INBOX')
    return await work(client)
  } finally {
    await client.logout().catch(() => undefined)
  }
}
