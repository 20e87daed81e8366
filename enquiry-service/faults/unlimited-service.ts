import { startServiceProcess } from '../testing/service-process.ts'
import { unheldServiceCommand, type ServiceProcess } from '../testing/spawn-service.ts'

/** The service in a process of its own, without limits in the way of a load from one connection. */
export function startUnlimitedService(environment: NodeJS.ProcessEnv): ServiceProcess {
  const limits = { RATE_SOFT: '1000000', RATE_HARD: '1000000' }
  return startServiceProcess({ ...limits, ...environment }, unheldServiceCommand)
}
