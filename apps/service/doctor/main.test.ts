import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { company } from '@site/company/facts/company.ts'
import { deskMessages } from '@site/company/i18n/desk-messages.ts'
import { startServiceProcess } from '../testing/service-process.ts'
import { startSmtpServer } from '../testing/smtp-server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

async function doctor(args: string[], environment: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: join(temporaryFolder(), 'data'), ...environment },
  })
  const [output, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('exit', resolve)),
  ])
  return { output, errors, code }
}

/** These start real processes, which is slow on a busy machine. */
describe('npm run doctor', { timeout: 30_000 }, () => {
  test('checks a running service without changing it', async () => {
    const mailServer = await startSmtpServer()
    const environment = {
      DATA_DIR: join(temporaryFolder(), 'data'),
      MAIL_URL: mailServer.url.href,
      MAIL_TO: 'office@example.ch',
      MAIL_FROM: 'website@example.ch',
    }
    await startServiceProcess(environment).address
    const { output } = await doctor([], environment)
    const findings = [...output.matchAll(/^(OK|NOTE|ERROR) +(.{11}) {2}.+$/gm)]
    const states = Map.groupBy(
      findings.map(([, state = '', check = '']) => ({ state, check: check.trim() })),
      ({ check }) => check,
    )
    expect([...states.keys()]).toEqual([
      'Settings',
      'Build',
      'Database',
      'Mail server',
      'Public site',
    ])
    expect(states.get('Database')).toMatchObject([{ state: 'OK' }])
    expect(states.get('Mail server')).toMatchObject([{ state: 'OK' }])
    expect(mailServer.received).toEqual([])
    expect(output).toContain(`\n${deskMessages[company.language].LIVE_TITLE}\n  `)
  })

  test('exits with 1 if there are problems, and creates no data folder', async () => {
    const folder = join(temporaryFolder(), 'data')
    const { output, code } = await doctor([], {
      DATA_DIR: folder,
      PORT: 'eighty',
      LOG_LEVEL: 'loud',
    })
    expect(code).toBe(1)
    expect(output).toMatch(/^ERROR {2}Settings {5}PORT must be/m)
    expect(output).toMatch(/^ERROR {2}Settings {5}LOG_LEVEL must be/m)
    expect(output).toMatch(/problems? found\.\n$/)
    expect(existsSync(folder)).toBe(false)
  })

  test('explains its options, and rejects unknown ones', async () => {
    expect(await doctor(['--help'])).toMatchObject({
      code: 0,
      output: expect.stringContaining('--send') as string,
    })
    expect(await doctor(['--all'])).toMatchObject({
      code: 2,
      output: '',
      errors: expect.stringContaining("'--all'") as string,
    })
  })
})
