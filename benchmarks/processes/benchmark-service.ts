import { serviceCommand, spawnService } from '../../enquiry-service/testing/spawn-service.ts'
import { pinToCore, serverCore } from './pin-to-core.ts'

/** A service under measurement. */
export interface BenchmarkService {
  /** Such as `http://localhost:49152`. */
  address: string
  processId: number
  stop(): Promise<unknown>
}

/** Logs and metrics as in production. */
const usualEnvironment = {
  METRICS_PORT: '0',
  LOG_LEVEL: 'info',
  // The load names visitors as a proxy would.
  TRUSTED_PROXIES: '127.0.0.1,::1',
  // Nothing listens there: enquiries stay in the outbox, which probes once a minute.
  MAIL_URL: 'smtp://127.0.0.1:1',
}

/**
 * Starts the service with the built site, logs and metrics, and resolves when it is ready.
 * @param environment its data folder, and other settings
 * @param command the program to start
 */
export async function startBenchmarkService(
  environment: NodeJS.ProcessEnv,
  command: readonly string[] = pinToCore(serverCore, serviceCommand),
): Promise<BenchmarkService> {
  const service = spawnService({ ...usualEnvironment, ...environment }, command)
  const kill = () => service.child.kill()
  // A failed part must not leave a service running.
  process.once('exit', kill)
  service.child.stderr?.pipe(process.stderr)
  const address = await service.address
  const ready = await fetch(`${address}/health/ready`)
  if (!ready.ok) throw new Error(`The service at ${address} is not ready.`)
  await ready.arrayBuffer()
  return {
    address,
    processId: service.child.pid ?? 0,
    stop() {
      process.off('exit', kill)
      return service.end('SIGTERM')
    },
  }
}
