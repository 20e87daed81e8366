import { onTestFinished } from 'vitest'
import { serviceCommand, spawnService, type ServiceProcess } from './spawn-service.ts'

/** Starts the service in a process of its own, which ends with the test. */
export function startServiceProcess(
  environment: NodeJS.ProcessEnv,
  command = serviceCommand,
): ServiceProcess {
  const service = spawnService(environment, command)
  onTestFinished(() => {
    service.child.kill('SIGKILL')
  })
  return service
}
