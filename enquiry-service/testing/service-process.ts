import { onTestFinished } from 'vitest'
import { spawnService, type ServiceProcess } from './spawn-service.ts'

/** Starts the service in a process of its own that ends with the test. */
export function startServiceProcess(environment: NodeJS.ProcessEnv): ServiceProcess {
  const service = spawnService(environment)
  onTestFinished(() => {
    service.child.kill('SIGKILL')
  })
  return service
}
