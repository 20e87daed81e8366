import { connect, type Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

/*
 * Posts invalid forms over many connections at once, in a thread of its own, so that whoever measures
 * meanwhile does not measure the attack's own work. Ends with the thread.
 */

/** How the service is attacked. */
export interface FormAttack {
  port: number
  /** The lengths of the messages in the forms, in turn. */
  lengths: number[]
  /** Sockets that are held at the same time. */
  connections: number
  /** Whether the attackers read what they are answered. */
  reads: boolean
  /** Whether the forms say that another website posts them, and are refused for that. */
  isForeign: boolean
}

const { port, lengths, connections, reads, isForeign } = workerData as FormAttack

/** A form that is invalid, so that it comes back, with the character that grows most in a page. */
function invalidForm(length: number): Buffer {
  const body = `language=de&firstName=A&message=${'"'.repeat(length)}`
  return Buffer.from(
    'POST /send-mail?language=de HTTP/1.1\r\nHost: senda.example\r\nAccept: text/html\r\n' +
      'Content-Type: application/x-www-form-urlencoded\r\n' +
      (isForeign ? 'Sec-Fetch-Site: cross-site\r\n' : '') +
      `Content-Length: ${body.length}\r\n\r\n${body}`,
  )
}

/** Not a flood: it is the content of these posts that does harm. */
const pauseMs = 250

const forms = lengths.map(invalidForm)
let posts = 0

/**
 * An address may send 60 posts in ten minutes, or 3 of a megabyte. Here every 3 come from another one, so
 * that no limit of one client applies: a restart would clear such limits as well.
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
