import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { samplePayload } from '../testing/sample-enquiry.ts'
import { eventually } from '../testing/eventually.ts'
import { startServiceProcess } from '../testing/service-process.ts'
import { startSmtpServer } from '../testing/smtp-server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const reference = '3F2A91C0'
const id = '3f2a91c0-1234-4abc-8def-0123456789ab'

/** The owner's command in a process of its own, as it is typed. */
async function enquiries(dataFolder: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataFolder },
  })
  const [output, complaint] = await Promise.all([text(child.stdout), text(child.stderr)])
  expect(complaint).toBe('')
  return output
}

const post = (address: string) =>
  fetch(`${address}/send-mail`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
    body: JSON.stringify(samplePayload),
  })

/** These are the steps of docs/operations.md, "Backup and restore". */
test(
  'a backup brings back the enquiries and the mails that had not left',
  { timeout: 40_000 },
  async () => {
    const folder = temporaryFolder()
    const lost = join(folder, 'lost')
    const backup = join(folder, 'backup.db')
    const service = startServiceProcess({ DATA_DIR: lost, MAIL_URL: 'smtp://127.0.0.1:1' })
    expect((await post(await service.address)).status).toBe(201)
    expect(await enquiries(lost, 'backup', '--out', backup)).toContain('Written and checked')
    await service.end('SIGKILL')
    rmSync(lost, { recursive: true })

    const restored = join(folder, 'restored')
    mkdirSync(restored, { mode: 0o700 })
    copyFileSync(backup, join(restored, 'enquiries.db'))
    const mailServer = await startSmtpServer()
    const next = startServiceProcess({ DATA_DIR: restored, MAIL_URL: mailServer.url.href })
    const address = await next.address

    expect(await enquiries(restored, 'show', reference)).toContain('Jérôme')
    // Its next attempt may be a minute away: the old service had met a mail server that was down.
    await enquiries(restored, 'retry', reference)
    await eventually(() => {
      expect(mailServer.received).toHaveLength(1)
    })
    // A visitor whose browser tries the same enquiry again makes no second one.
    expect((await post(address)).ok).toBe(true)
    expect(JSON.parse(await enquiries(restored, 'stats', '--json'))).toMatchObject({ total: 1 })
  },
)
