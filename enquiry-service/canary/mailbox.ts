/** Looks into the mailbox for a mail. */
export interface Mailbox {
  /** Whether the mail has arrived; one that has is removed, so that tests do not pile up. */
  take(messageId: string): Promise<boolean>
}

const timeoutMs = 20_000

/** @param url `imaps://user:password@host:993`, or `imap://…`, which is encrypted by STARTTLS */
export function imapMailbox(url: URL): Mailbox {
  const secure = url.protocol === 'imaps:'
  return {
    async take(messageId) {
      // Loaded once a day at most, and by few owners: it is as large as all of the service.
      const { ImapFlow } = await import('imapflow')
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
        const found = await client.search({ header: { 'message-id': messageId } }, { uid: true })
        if (!found || found.length === 0) return false
        await client.messageDelete(found, { uid: true })
        return true
      } finally {
        await client.logout().catch(() => undefined)
      }
    },
  }
}
