import { join } from 'node:path'
import { test } from 'vitest'
import { describeOnPostgres } from '@site/service/testing/postgres-server.ts'
import {
  unlimitedServiceCommand,
  type ServiceProcess,
} from '@site/service/testing/spawn-service.ts'
import { startSmtpServer } from '@site/service/testing/smtp-server.ts'
import { startServiceProcess } from '@site/service/testing/service-process.ts'
import { temporaryFolder } from '@site/service/testing/temporary-folder.ts'
import { killInRounds } from './kill-rounds.ts'
import { longTimeout } from './rounds.ts'

async function prepare(databaseUrl: URL | null = null) {
  const { received, url } = await startSmtpServer()
  const dataFolder = join(temporaryFolder(), 'data')
  const environment = {
    DATA_DIR: dataFolder,
    MAIL_URL: url.href,
    ...(databaseUrl && { DATABASE_URL: databaseUrl.href }),
  }
  return { environment, received, storage: { dataFolder, databaseUrl } }
}

test('kill -9 under load loses no acknowledged enquiry', longTimeout, async () => {
  const { environment, ...delivery } = await prepare()
  let service: ServiceProcess
  await killInRounds({
    fault: 'kill -9 of the service, SQLite',
    ...delivery,
    async begin() {
      service = startServiceProcess(environment, unlimitedServiceCommand)
      return [await service.address]
    },
    kill: () => service.end('SIGKILL'),
  })
})

describeOnPostgres('with PostgreSQL, no acknowledged enquiry is lost', (server) => {
  test('when one of two services is killed', longTimeout, async () => {
    const { environment, ...delivery } = await prepare(await server.createDatabase())
    const survivor = startServiceProcess(environment, unlimitedServiceCommand)
    let killed: ServiceProcess
    await killInRounds({
      fault: 'kill -9 of one of two services, PostgreSQL',
      ...delivery,
      async begin() {
        killed = startServiceProcess(environment, unlimitedServiceCommand)
        return Promise.all([survivor.address, killed.address])
      },
      kill: () => killed.end('SIGKILL'),
    })
  })

  test('when the database is killed', longTimeout, async () => {
    const { environment, ...delivery } = await prepare(await server.createDatabase())
    const service = startServiceProcess(environment, unlimitedServiceCommand)
    await service.address
    await killInRounds({
      fault: 'kill -9 of PostgreSQL',
      ...delivery,
      async begin() {
        await server.start()
        return [await service.address]
      },
      kill: () => server.kill(),
    })
  })
})
