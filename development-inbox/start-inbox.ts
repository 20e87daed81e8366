import { createReceivedMails } from './received-mails.ts'
import { startMailListener } from './start-mail-listener.ts'
import { startPageServer } from './start-page-server.ts'

/** A mailbox for development: what is sent to it is shown on a page of this machine. */
export interface Inbox {
  /** For `MAIL_URL`, such as `smtp://127.0.0.1:1025`. */
  mailAddress: string
  /** For a browser, such as `http://127.0.0.1:8025`. */
  pageAddress: string
  close: () => Promise<void>
}

/** Each port may be 0 for any. */
export async function startInbox(ports: { mail: number; page: number }): Promise<Inbox> {
  const mails = createReceivedMails()
  const mailListener = await startMailListener(mails, ports.mail)
  const pageServer = await startPageServer(mails, ports.page)
  return {
    mailAddress: mailListener.address,
    pageAddress: pageServer.address,
    async close() {
      await Promise.all([mailListener.close(), pageServer.close()])
    },
  }
}
