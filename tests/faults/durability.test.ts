import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { postEnquiry } from '@site/service/testing/post-enquiry.ts'
import { samplePayload } from '@site/service/testing/sample-enquiry.ts'
import { startServiceProcess } from '@site/service/testing/service-process.ts'
import { temporaryFolder } from '@site/service/testing/temporary-folder.ts'
import { canTraceSystemCalls, traceSystemCalls } from './system-calls.ts'

if (!canTraceSystemCalls) {
  console.warn(
    'Skipped: "strace" is missing or not permitted, so that writing to disk is not tested.',
  )
}

/** Killing the process would not test this: what it wrote survives in the system's memory. */
describe.skipIf(!canTraceSystemCalls)('before an enquiry is acknowledged', () => {
  async function startService() {
    const service = startServiceProcess({
      DATA_DIR: join(temporaryFolder(), 'data'),
      MAIL_URL: 'smtp://127.0.0.1:1',
    })
    const address = await service.address
    const post = (message: string) =>
      postEnquiry(address, { payload: { ...samplePayload, message } })
    return { post, pid: service.child.pid ?? 0 }
  }

  test('the disk has confirmed the write', async () => {
    const { post, pid } = await startService()
    expect((await post('first')).status).toBe(201)
    const stopTracing = await traceSystemCalls(pid, [
      '-e',
      'trace=read,write,writev,fsync,fdatasync',
    ])
    expect((await post('second')).status).toBe(201)
    const calls = await stopTracing()

    const asked = calls.findIndex((call) => call.includes('POST /send-mail'))
    const answered = calls.findIndex((call) => call.includes('HTTP/1.1 201'))
    const synced = calls.slice(asked, answered).filter((call) => /f(data)?sync\(/.test(call))
    expect(asked).toBeGreaterThan(-1)
    expect(answered).toBeGreaterThan(asked)
    expect(synced).toContainEqual(expect.stringMatching(/enquiries\.db-wal>\)\s+= 0/))
  })

  test('a disk error is answered with 503, and the next enquiry is stored', async () => {
    const { post, pid } = await startService()
    const stopTracing = await traceSystemCalls(pid, [
      '-e',
      'trace=fsync,fdatasync',
      '-e',
      'inject=fsync,fdatasync:error=EIO',
    ])
    expect((await post('the disk fails')).status).toBe(503)
    await stopTracing()
    expect((await post('the disk works')).status).toBe(201)
  })
})
