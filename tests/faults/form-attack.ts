import { connect, type Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

/* Posts invalid forms over many connections at once, in a thread of its own, so that its work
   does not distort the measurements. Ends with the thread. */

export interface FormAttack {
  port: number
  /** The lengths of the messages, used in turn. */
  lengths: number[]
  /** Sockets held open at the same time. */
  connections: number
  /** Whether the attackers read the responses. */
  reads: boolean
  /** Whether the forms claim to come from another website, and are refused for it. */
  isForeign: boolean
}

const { port, lengths, connections, reads, isForeign } = workerData as FormAttack

/** An invalid form, which is shown again, with the character that grows most when escaped. */
function invalidForm(length: number): Buffer {
  const body = `language=de&firstName=A&message=${'"'.repeat(length)}`
  return Buffer.from(
    'POST /send-mail?language=de HTTP/1.1\r\nHost: senda.example\r\nAccept: text/html\r\n' +
      'Content-Type: application/x-www-form-urlencoded\r\n' +
      (isForeign ? 'Sec-Fetch-Site: cross-site\r\n' : '') +
      `Content-Length: ${body.length}\r\n\r\n${body}`,
  )
}

/** Not a flood: the content of the posts does the harm. */
const pauseMs = 250

const forms = lengths.map(invalidForm)
let posts = 0

/**
 * An address may send 60 posts in ten minutes, or 3 of a megabyte. Here every 3 come from another
 * address, so that no limit per client applies: a restart would reset such limits as well.
 */
function addressOf(post: number): string {
  const client = Math.floor(post / 3)
  return `127.1.${Math.floor(client / 250) % 250}.${1 + (client % 250)}`
}

function post(): void {
  posts += 1
  const socket: Socket = connect({ port, host: '127.0.0.1', localAddress: addressOf(posts) })
  socket.on('error', () => undefined)
  socket.once('close', () => setTimeout(post, pauseMs))
  const form = forms[posts % forms.length]
  if (form) socket.write(form)
  if (!reads) {
    socket.pause()
    return
  }
  socket.once('data', (chunk) => {
    parentPort?.postMessage(/^HTTP\/1\.1 (\d+)/.exec(chunk.toString('latin1'))?.[1] ?? 'none')
    setTimeout(() => socket.destroy(), 20)
  })
}

for (let number = 0; number < connections; number += 1) post()
