import { join } from 'node:path'
import { peakMemoryMegabytes } from '@site/service/testing/peak-memory.ts'
import { startServiceProcess } from '@site/service/testing/service-process.ts'
import { serviceCommand } from '@site/service/testing/spawn-service.ts'
import { temporaryFolder } from '@site/service/testing/temporary-folder.ts'

/**
 * Starts the service as in production, with an empty database and a mail server that is down.
 * @param environment more settings
 * @param openFiles how many files and connections the process may open
 */
export async function startAttackedService(
  environment: NodeJS.ProcessEnv = {},
  openFiles = 16_384,
) {
  const service = startServiceProcess(
    { DATA_DIR: join(temporaryFolder(), 'data'), MAIL_URL: 'smtp://127.0.0.1:1', ...environment },
    ['sh', '-c', `ulimit -n ${openFiles} && exec "$0" "$@"`, ...serviceCommand],
  )
  const address = await service.address
  return {
    address,
    port: Number(new URL(address).port),
    peakMegabytes: () => peakMemoryMegabytes(service.child.pid) ?? Number.NaN,
  }
}
