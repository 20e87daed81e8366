import { spawnSync } from 'node:child_process'
import {
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { company } from '@site/company/facts/company.ts'
import { deskMessages } from '@site/company/i18n/desk-messages.ts'
import { createLog, logFile } from '@site/service/log/log.ts'
import { openStorage, openSqliteStorage } from '@site/service/storage/open/open-storage.ts'
import { ownerCommand } from '@site/service/testing/owner-command.ts'
import { postEnquiry } from '@site/service/testing/post-enquiry.ts'
import {
  largeEnquiry,
  sampleEnquiry,
  samplePayload,
  sampleValues,
} from '@site/service/testing/sample-enquiry.ts'
import { startServiceProcess } from '@site/service/testing/service-process.ts'
import { unlimitedServiceCommand } from '@site/service/testing/spawn-service.ts'
import { temporaryFolder } from '@site/service/testing/temporary-folder.ts'
import { testDesk } from '@site/desk/testing/test-desk.ts'
import { longTimeout } from './rounds.ts'

/** A small disk. Skips the test if this user may not mount one. */
function mountSmallDisk(skip: () => never): string {
  const folder = temporaryFolder()
  const mounting = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'none', folder])
  if (mounting.status !== 0) {
    console.warn('Skipped: this user may not mount a small disk to fill it up.')
    skip()
  }
  onTestFinished(() => {
    spawnSync('umount', ['--lazy', folder])
  })
  return folder
}

/** Fills the disk, however much the service writes in the meantime. */
function fillUp(file: string): void {
  const fd = openSync(file, 'w')
  const block = Buffer.alloc(4096)
  try {
    while (writeSync(fd, block) > 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(fd)
  }
}

/** The service checks once a second. */
const timing = { timeout: 20_000, interval: 500 }

describe('on a full disk', () => {
  test(
    'enquiries are refused, none is lost, and freeing space makes the service ready again',
    longTimeout,
    async ({ skip }) => {
      const disk = mountSmallDisk(skip)
      const dataFolder = join(disk, 'data')
      const service = startServiceProcess(
        {
          DATA_DIR: dataFolder,
          MAIL_URL: 'smtp://127.0.0.1:1',
        },
        unlimitedServiceCommand,
      )
      const address = await service.address
      const post = async (message: string) => {
        const { status } = await postEnquiry(address, { payload: { ...samplePayload, message } })
        return status
      }
      expect(await post('before')).toBe(201)

      const ballast = join(disk, 'ballast')
      fillUp(ballast)
      // The write-ahead log still has some free space.
      let accepted = 1
      while ((await post(`on the full disk, ${accepted}`)) === 201) accepted += 1
      const readiness = async () => (await fetch(`${address}/health/ready`)).status
      // Red from the start: checks in between that succeed would hide it.
      for (let checks = 0; checks < 4; checks += 1) {
        expect(await readiness()).toBe(503)
        await wait(1_100)
      }

      rmSync(ballast)
      expect(await post('after')).toBe(201)
      await vi.waitFor(async () => {
        expect(await readiness()).toBe(200)
      }, timing)
      await service.end('SIGTERM')
      const storage = await openStorage({ dataFolder, databaseUrl: null })
      onTestFinished(() => storage.close())
      expect(await storage.archive.stats()).toMatchObject({ all: accepted + 1 })
    },
  )

  test('an erasure reports that traces may remain, and is completed once there is space', async ({
    skip,
  }) => {
    const disk = mountSmallDisk(skip)
    const storage = await openSqliteStorage(join(disk, 'enquiries.db'))
    onTestFinished(() => storage.close())
    const { store, archive } = storage
    const person = sampleEnquiry()
    await store.accept(person)
    for (let count = 0; count < 8; count++) await store.accept(largeEnquiry(55_000, count))
    await archive.scrub()
    // Enough space to erase, but not for a second copy of the rest.
    const ballast = join(disk, 'ballast')
    writeFileSync(ballast, Buffer.alloc(2_600_000))

    await archive.erase([person.id])
    await expect(archive.scrub()).rejects.toThrow(
      /^The database could not be rewritten \(database or disk is full\).* Free some space/,
    )
    expect(await archive.stats()).toMatchObject({ all: 8 })
    expect(await store.accept(sampleEnquiry())).toMatchObject({ outcome: 'stored' })
    rmSync(ballast)
    await archive.scrub()
    expect(await archive.stats()).toMatchObject({ all: 9 })
  })

  test("the owner's commands and the desk ask to free space", async ({ skip }) => {
    const disk = mountSmallDisk(skip)
    const dataFolder = join(disk, 'data')
    const storage = await openStorage({ dataFolder, databaseUrl: null })
    onTestFinished(() => storage.close())
    const enquiry = sampleEnquiry()
    await storage.store.accept(enquiry)
    const { post } = await testDesk({ archive: storage.archive })
    fillUp(join(disk, 'ballast'))
    // The write-ahead log still has some free space.
    const markAnswered = () => post(`/enquiries/${enquiry.id}`, { action: 'answered' })
    let response = await markAnswered()
    while (response.statusCode === 303) response = await markAnswered()
    expect(response.statusCode).toBe(507)
    expect(response.body).toContain(deskMessages[company.language].ERROR_DISK_FULL)
    const asksForSpace = {
      code: 1,
      errors: expect.stringMatching(/^The disk is full\. Free/) as string,
    }
    for (const command of [['erase', sampleValues.email, '--yes'], ['backup']]) {
      expect(await ownerCommand(dataFolder, command)).toMatchObject(asksForSpace)
    }
    const backups = readdirSync(join(dataFolder, 'backups'))
    expect(backups.filter((name) => name.includes('.db'))).toEqual([])
  })

  test('log lines are dropped while the disk is full, and written again once there is space', ({
    skip,
  }) => {
    const disk = mountSmallDisk(skip)
    const file = join(disk, 'log')
    const fd = openSync(file, 'a')
    onTestFinished(() => {
      closeSync(fd)
    })
    const log = createLog('info', logFile(fd))
    log.info('before')
    fillUp(join(disk, 'ballast'))
    // The first of these lines still fit into the log's last block.
    for (let line = 0; line < 1_000; line += 1) log.info('on the full disk')
    rmSync(join(disk, 'ballast'))
    log.info('after')
    const lines = readFileSync(file, 'utf8').trim().split('\n')
    expect(lines.at(0)).toContain('before')
    expect(lines.length).toBeLessThan(1_000)
    expect(lines.at(-1)).toContain('after')
  })
})
