import type { Settings } from '../settings/settings.ts'
import { OperatorError } from '../operator-error.ts'

/** Names the setting that keeps the service from listening; returns other errors unchanged. */
export function listenProblem(error: unknown, { host, port }: Settings): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new OperatorError(
        `PORT ${port} is taken by another program: stop that one, or choose another port such as ` +
          `PORT=${port < 65_535 ? port + 1 : port - 1}.`,
        { cause: error },
      )
    case 'EACCES':
      return new OperatorError(
        `PORT ${port} may not be used by this user: choose one above 1023, such as PORT=8080.`,
        { cause: error },
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new OperatorError(
        `HOST "${host}" is not an address of this machine: HOST=localhost and HOST=0.0.0.0 always are.`,
        { cause: error },
      )
    default:
      return error
  }
}
