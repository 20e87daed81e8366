import type { AddressInfo } from 'node:net'
import { OperatorError } from '../settings/operator-error.ts'
import { isLoopbackHost } from '../settings/loopback-host.ts'
import type { DeskSettings } from '../settings/settings.ts'
import { buildDesk } from './desk-app.ts'
import type { DeskDependencies } from './desk.ts'

/**
 * Starts the desk on a port of its own, which visitors cannot reach.
 * @returns its address, such as `http://localhost:8081`, and a function that stops it
 * @throws OperatorError when the port cannot be used
 */
export async function startDesk(
  dependencies: Omit<DeskDependencies, 'behindProxy'>,
  { host, port, isPortSet, behindProxy }: DeskSettings,
) {
  const app = await buildDesk({ ...dependencies, behindProxy })
  try {
    await app.listen({ host, port })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (isPortSet || code !== 'EADDRINUSE') {
      throw new OperatorError(
        `DESK_PORT ${port} on DESK_HOST ${host} cannot be used (${message}): choose another one.`,
        { cause: error },
      )
    }
    // Probably another copy of the service in development: any free port will do, as none was set.
    await app.listen({ host, port: 0 })
  }
  const { port: chosen } = app.server.address() as AddressInfo
  return {
    address: `http://${isLoopbackHost(host) ? 'localhost' : host}:${chosen}`,
    close: () => app.close(),
  }
}
