import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { onTestFinished } from 'vitest'
import { localhostCertificate } from './localhost-certificate.ts'

/** A step of the dialogue: a verb, the greeting, or the end of the content. */
type Step =
  'greeting' | 'EHLO' | 'HELO' | 'STARTTLS' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'content'

/** The answer to a line, without its end; '' for silence. */
type Answer = string | ((line: string) => string | Promise<string>)

interface ScriptedSmtpServer {
  url: URL
  /** Every line that clients have sent, without contents. */
  lines: string[]
  /** The contents to whose end the client came, accepted or not. */
  contents: string[]
  /** Answers to set or change while the server runs. */
  answers: Partial<Record<Step, Answer>>
  /** Cuts all connections. */
  cut(): void
}

const usual: Partial<Record<string, Answer>> = {
  greeting: '220 mail.example.ch ESMTP',
  EHLO: '250 mail.example.ch',
  HELO: '250 mail.example.ch',
  STARTTLS: '220 go ahead',
  AUTH: '235 welcome',
  MAIL: '250 sender ok',
  RCPT: '250 recipient ok',
  DATA: '354 go on',
  content: '250 accepted',
  RSET: '250 reset',
  QUIT: '221 bye',
}

/** An SMTP server that answers word for word as a test says, after as long as it says. */
export async function startScriptedSmtpServer(
  answers: ScriptedSmtpServer['answers'] = {},
): Promise<ScriptedSmtpServer> {
  const lines: string[] = []
  const contents: string[] = []
  const sockets = new Set<Socket>()

  function talk(socket: Socket, greet: boolean): void {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {
      // Clients that hang up are part of what is tested.
    })
    let received = ''
    let content: string | null = null
    const reply = async (step: string, line: string) => {
      const answer = answers[step as Step] ?? usual[step] ?? '502 unknown command'
      const text = typeof answer === 'string' ? answer : await answer(line)
      if (text !== '') socket.write(`${text}\r\n`)
      if (step === 'DATA' && text.startsWith('3')) content = ''
      if (step === 'STARTTLS' && text.startsWith('2')) {
        socket.removeAllListeners('data')
        talk(new TLSSocket(socket, { isServer: true, ...localhostCertificate }), false)
      }
      if (step === 'QUIT') socket.end()
    }
    const readLines = async () => {
      for (let end = received.indexOf('\r\n'); end >= 0; end = received.indexOf('\r\n')) {
        const line = received.slice(0, end)
        received = received.slice(end + 2)
        if (content === null) {
          lines.push(line)
          await reply(line.split(' ')[0]?.toUpperCase() ?? '', line)
        } else if (line === '.') {
          contents.push(content)
          content = null
          await reply('content', line)
        } else {
          content += `${line}\r\n`
        }
      }
    }
    let reading = greet ? reply('greeting', '') : Promise.resolve()
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('utf8')
      reading = reading.then(readLines)
    })
  }

  const server = createServer((socket) => {
    talk(socket, true)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(() => {
    cut()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: new URL(`smtp://127.0.0.1:${port}`), lines, contents, answers, cut }
}
