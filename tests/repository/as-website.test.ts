import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { localhostCertificate } from '@site/service/testing/localhost-certificate.ts'
import { startSmtpServer } from '@site/service/testing/smtp-server.ts'
import { temporaryFolder } from '@site/service/testing/temporary-folder.ts'
import { readText, root } from './project.ts'

/** Runs the owner's script with these settings, as the user of this test. */
async function asWebsite(settings: Record<string, string>, ...args: string[]) {
  const folder = temporaryFolder()
  const settingsFile = join(folder, 'website.env')
  const lines = Object.entries(settings).map(([name, value]) => `${name}='${value}'\n`)
  writeFileSync(settingsFile, lines.join(''))
  mkdirSync(join(folder, 'deploy'))
  for (const part of ['apps', 'node_modules']) {
    symlinkSync(join(root, part), join(folder, part))
  }
  const script = readText('deploy/as-website')
  const here = join(folder, 'deploy/as-website')
  writeFileSync(here, script.replace('/etc/website.env', settingsFile), { mode: 0o755 })
  // Changes no user, but clears the environment like the real one.
  const setpriv = 'while [ "$1" != env ]; do shift; done; shift; exec env -i "$@"'
  writeFileSync(join(folder, 'setpriv'), `#!/bin/sh\n${setpriv}\n`, { mode: 0o755 })
  const child = spawn(here, args, { env: { PATH: `${folder}:${process.env.PATH ?? ''}` } })
  const [output, [status]] = await Promise.all([
    text(child.stdout),
    once(child, 'close') as Promise<[number]>,
  ])
  return { output, status }
}

test('the doctor trusts the certificates that the settings add, as the service does', async () => {
  const server = await startSmtpServer(0, {
    ...localhostCertificate,
    secure: true,
    onAuth: (_auth, _session, done) => {
      done(null, { user: 'website' })
    },
  })
  const authority = join(temporaryFolder(), 'ca.pem')
  writeFileSync(authority, localhostCertificate.cert)
  const settings = {
    DATA_DIR: temporaryFolder(),
    // Without a login the certificate of this machine would not be verified.
    MAIL_URL: `smtps://website:password@127.0.0.1:${server.port}`,
    MAIL_TO: 'office@example.ch',
    MAIL_FROM: 'website@example.ch',
  }
  const without = await asWebsite(settings, 'doctor')
  expect(without.output).toMatch(/^ERROR {2}Mail server .*NODE_EXTRA_CA_CERTS/m)
  const { output } = await asWebsite({ ...settings, NODE_EXTRA_CA_CERTS: authority }, 'doctor')
  expect(output).toMatch(/^OK {5}Mail server .*accepts the connection/m)
}, 60_000)

test('options and the exit code are passed on', async () => {
  const { output, status } = await asWebsite({}, 'doctor', '--help')
  expect(output).toMatch(/^Usage: npm run doctor/)
  expect(status).toBe(0)
  expect(await asWebsite({}, 'doctor', '--no-such')).toMatchObject({ status: 2, output: '' })
}, 60_000)
