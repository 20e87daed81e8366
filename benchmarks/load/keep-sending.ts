import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { answerReader } from './answer-reader.ts'

/** Opens a connection to a server. */
export async function openConnection({ hostname, port }: URL): Promise<Socket> {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await once(socket, 'connect')
  return socket
}

/**
 * Sends requests over one connection, each after the previous response, on a bare socket:
 * autocannon and `fetch` need more processor time per request than the servers under measurement.
 * @param pauseMs how long to wait after a response; the first request waits for a random part of it
 * @param nextRequest returns `null` to end
 * @param onAnswer receives the milliseconds from each request to the end of its response
 */
export function keepSending(
  socket: Socket,
  pauseMs: number,
  nextRequest: () => string | null,
  onAnswer: (milliseconds: number) => void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>()
  const read = answerReader()
  let sentAt = 0

  function send(): void {
    const request = nextRequest()
    if (request === null) {
      socket.end()
      resolve(undefined)
      return
    }
    sentAt = performance.now()
    socket.write(request)
  }

  function sendAfter(milliseconds: number): void {
    if (milliseconds === 0) send()
    else setTimeout(send, milliseconds)
  }

  socket.on('error', reject)
  socket.on('close', () => {
    reject(new Error('The server closed a connection.'))
  })
  socket.on('data', (chunk: Buffer) => {
    const answer = read(chunk)
    if (answer === null) return
    if (answer.status >= 300) {
      socket.destroy(new Error(`A request was answered with ${answer.status}.`))
      return
    }
    onAnswer(performance.now() - sentAt)
    sendAfter(pauseMs)
  })
  sendAfter(pauseMs * Math.random())
  return promise
}
