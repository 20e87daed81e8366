import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { OperatorError } from '../settings/operator-error.ts'
import { isLoopbackHost } from '../settings/loopback-host.ts'
import type { DeskSettings } from '../settings/settings.ts'
import { buildDesk } from './desk-app.ts'
import type { DeskDependencies } from './desk.ts'

export interface DeskServer {
  /** Such as `http://localhost:8081`. */
  address: string
  close(): Promise<void>
}

/**
 * Starts the desk on a port of its own, which visitors cannot reach.
 * @throws OperatorError when the port cannot be used
 */
export async function startDesk(
  dependencies: Omit<DeskDependencies, 'behindProxy'>,
  settings: DeskSettings,
): Promise<DeskServer> {
  const { host, behindProxy } = settings
  const app = await buildDesk({ ...dependencies, behindProxy })
  await listen(app, settings)
  const { port } = app.server.address() as AddressInfo
  return {
    address: `http://${isLoopbackHost(host) ? 'localhost' : host}:${port}`,
    close: () => app.close(),
  }
}

async function listen(
  app: FastifyInstance,
  { host, port, isPortSet }: DeskSettings,
): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE' && !isPortSet) {
      // Probably another copy of the service in development: any free port will do, as none was
      // set.
      await app.listen({ host, port: 0 })
      return
    }
    throw new OperatorError(
      `DESK_PORT ${port} on DESK_HOST ${host} cannot be used (${message}): choose another one.`,
      { cause: error },
    )
  }
}
