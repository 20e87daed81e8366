import type { Settings } from '../settings/settings.ts'
import { OwnerProblem } from './owner-problem.ts'

/** Names the setting that keeps the service from listening; returns other errors unchanged. */
export function listenProblem(error: unknown, { host, port }: Settings): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new OwnerProblem(
        `PORT ${port} is taken by another program: stop that one, or choose another port such as ` +
          `PORT=${port < 65_535 ? port + 1 : port - 1}.`,
        { cause: error },
      )
    case 'EACCES':
      return new OwnerProblem(
        `PORT ${port} may not be used by this user: choose one above 1023, such as PORT=8080.`,
        { cause: error },
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new OwnerProblem(
        `HOST "${host}" is not an address of this machine: HOST=localhost and HOST=0.0.0.0 always are.`,
        { cause: error },
      )
    default:
      return error
  }
}
