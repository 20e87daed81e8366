import { startInbox } from './start-inbox.ts'

/** The ports that such programs usually have; `npm run dev` in package.json names the first as well. */
const ports = { mail: 1025, page: 8025 }

try {
  const { mailAddress } = await startInbox(ports)
  console.log(`Mails to ${mailAddress} appear on http://localhost:${ports.page}`)
} catch (error) {
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number }
  console.error(
    code === 'EADDRINUSE'
      ? `Port ${String(port)} is taken by another program, perhaps by another inbox: stop that one.`
      : message,
  )
  process.exit(1)
}
