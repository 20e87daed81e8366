import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { TLSSocket } from 'node:tls'
import { onTestFinished } from 'vitest'
import { localhostCertificate } from './localhost-certificate.ts'

/**
 * A mailbox that speaks as much of IMAP (RFC 9051) as looking for a mail takes: log in, select,
 * search by header, mark as deleted, expunge. Its certificate has to be trusted first.
 * @param startTls whether it offers to encrypt
 */
export async function startImapServer({ startTls = true } = {}) {
  /** The `Message-ID`s in the mailbox; a mail's UID is its place plus one. */
  const inbox: (string | null)[] = []
  /** What it was asked to do, such as `LOGIN`. */
  const commands: string[] = []
  const sockets = new Set<Socket>()

  function answer(command: string, rest: string): string[] {
    switch (command.toUpperCase()) {
      case 'CAPABILITY':
        return [`* CAPABILITY IMAP4rev1 UIDPLUS${startTls ? ' STARTTLS' : ''}`]
      case 'LIST':
        return ['* LIST (\\HasNoChildren) "/" INBOX']
      case 'SELECT':
        return [
          `* ${inbox.length} EXISTS`,
          '* FLAGS (\\Deleted)',
          '* OK [PERMANENTFLAGS (\\Deleted)]',
          '* OK [UIDVALIDITY 1]',
          `* OK [UIDNEXT ${inbox.length + 1}]`,
        ]
      case 'UID':
        return answerUid(rest)
      case 'LOGOUT':
        return ['* BYE']
      default:
        return []
    }
  }

  function answerUid(rest: string): string[] {
    if (/^SEARCH/i.test(rest)) {
      const uids = inbox.flatMap((id, place) => (id && rest.includes(id) ? [place + 1] : []))
      return [['* SEARCH', ...uids].join(' ')]
    }
    const [, uid] = /^EXPUNGE (\d+)/i.exec(rest) ?? []
    if (uid) inbox[Number(uid) - 1] = null
    return uid ? [`* ${uid} EXPUNGE`] : []
  }

  function converse(socket: Socket): void {
    socket.on('error', () => undefined)
    const lines = createInterface(socket)
    lines.on('line', (line) => {
      const [tag = '', command = '', ...rest] = line.split(' ')
      commands.push(command.toUpperCase())
      const answers = [...answer(command, rest.join(' ')), `${tag} OK done`]
      socket.write(answers.map((text) => `${text}\r\n`).join(''))
      if (command.toUpperCase() === 'LOGOUT') socket.end()
      if (command.toUpperCase() === 'STARTTLS') {
        lines.close()
        converse(new TLSSocket(socket, { isServer: true, ...localhostCertificate }))
      }
    })
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.write('* OK ready\r\n')
    converse(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { inbox, commands, url: new URL(`imap://office:p%40ss@127.0.0.1:${port}`) }
}
