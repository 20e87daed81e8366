import { once } from 'node:events'
import { isIP } from 'node:net'
import { connect } from 'node:tls'

const defaultTimeoutMs = 5_000

/**
 * When the certificate of a website expires; `null` when it cannot be read. Expired certificates
 * are read as well, as nothing is sent or trusted over this connection.
 */
export async function certificateEnd(
  website: URL,
  timeoutMs = defaultTimeoutMs,
): Promise<number | null> {
  const { hostname: host, port } = website
  const socket = connect({
    host,
    port: Number(port || 443),
    // Node does not accept an IP address as a server name.
    servername: isIP(host) === 0 ? host : '',
    rejectUnauthorized: false,
  })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(timeoutMs) })
    const end = Date.parse(socket.getPeerCertificate().valid_to)
    return Number.isNaN(end) ? null : end
  } catch {
    return null
  } finally {
    socket.destroy()
  }
}
