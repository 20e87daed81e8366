import { expect, onTestFinished, test } from 'vitest'
import { openPostgresStorage } from '../../open-postgres-storage.ts'
import { StartProblem } from '../../start-problem.ts'
import { describeOnPostgres } from '../../testing/postgres-server.ts'

describeOnPostgres('migrating a PostgreSQL database', (server) => {
  test('eight instances may open an empty one at once', async () => {
    const url = await server.createDatabase()
    const storages = await Promise.all(Array.from({ length: 8 }, () => openPostgresStorage(url)))
    onTestFinished(async () => {
      await Promise.all(storages.map((storage) => storage.close()))
    })
    expect(new Set(storages.map(({ store }) => store.secret)).size).toBe(1)
    const { rows } = await server.query(url, 'SELECT number FROM migration ORDER BY number')
    expect(rows).toEqual([{ number: 1 }, { number: 2 }])
  })

  test('a database of a newer version is refused with a sentence', async () => {
    const url = await server.createDatabase()
    await (await openPostgresStorage(url)).close()
    await server.query(url, 'INSERT INTO migration (number) VALUES (99)')
    const opening = openPostgresStorage(url)
    await expect(opening).rejects.toThrow(StartProblem)
    await expect(opening).rejects.toThrow(/version 99.*Start the newer service/)
  })
})
