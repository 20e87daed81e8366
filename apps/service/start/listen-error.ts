import { OperatorError } from '../settings/operator-error.ts'
import type { Settings } from '../settings/settings.ts'

/** Turns a listen error caused by HOST or PORT into an OperatorError; returns others unchanged. */
export function toListenError(error: unknown, { host, port }: Settings): unknown {
  const notLocal = `HOST "${host}" is not an address of this machine: use HOST=localhost or HOST=0.0.0.0.`
  const sentences: Record<string, string> = {
    EADDRINUSE: `PORT ${port} is already in use: stop the other program, or choose another port.`,
    EACCES: `PORT ${port} needs administrator rights: choose a port above 1023, such as PORT=8080.`,
    EADDRNOTAVAIL: notLocal,
    ENOTFOUND: notLocal,
  }
  const sentence = sentences[(error as NodeJS.ErrnoException).code ?? '']
  return sentence === undefined ? error : new OperatorError(sentence, { cause: error })
}
