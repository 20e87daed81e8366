import { OperatorError } from '../settings/operator-error.ts'
import type { Settings } from '../settings/settings.ts'

/** Names the setting that keeps the service from listening; returns other errors unchanged. */
export function listenProblem(error: unknown, { host, port }: Settings): unknown {
  const notHere = `HOST "${host}" is not an address of this machine: HOST=localhost and HOST=0.0.0.0 always are.`
  const sentences: Record<string, string> = {
    EADDRINUSE: `PORT ${port} is taken by another program: stop that one, or choose another port.`,
    EACCES: `PORT ${port} may not be used by this user: choose one above 1023, such as PORT=8080.`,
    EADDRNOTAVAIL: notHere,
    ENOTFOUND: notHere,
  }
  const sentence = sentences[(error as NodeJS.ErrnoException).code ?? '']
  return sentence === undefined ? error : new OperatorError(sentence, { cause: error })
}
