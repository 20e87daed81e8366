import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** A port that is free at the moment. */
export const freePort = () => listenBriefly(0)

/** Whether nothing listens on this port at the moment. */
export async function isFree(port: number): Promise<boolean> {
  return listenBriefly(port).then(
    () => true,
    () => false,
  )
}

/** @throws Error when the port is taken */
async function listenBriefly(wanted: number): Promise<number> {
  const server = createServer().listen(wanted)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
