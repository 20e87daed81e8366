import { spawnSync } from 'node:child_process'
import { copyFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readSettings } from '@site/service/settings/settings.ts'
import { temporaryFolder } from '@site/service/testing/temporary-folder.ts'
import { readText, root } from './project.ts'

function run(command: string, environment: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: temporaryFolder(), ...environment },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

/** A check with an external program; skipped with a warning if it is not installed. */
function testWith(probe: string, name: string, check: () => void): void {
  const installed = spawnSync('sh', ['-c', probe], { stdio: 'ignore' }).status === 0
  if (!installed) console.warn(`SKIPPED: ${name}. "${probe}" fails here.`)
  test.skipIf(!installed)(installed ? name : `${name} (skipped: no "${probe}")`, check, 20_000)
}

/** The unit with the Node of this checkout, because systemd checks that the program exists. */
function unitHere(): string {
  const unit = readText('deploy/website.service')
  const file = join(temporaryFolder(), 'website.service')
  writeFileSync(file, unit.replace('/srv/website/node_modules/.bin', dirname(process.execPath)))
  return file
}

testWith('systemd-analyze --version', 'systemd accepts the unit', () => {
  expect(run(`systemd-analyze verify --man=no ${unitHere()}`)).toEqual({ status: 0, output: '' })
})

testWith('systemd-analyze --version', 'systemd rates the sandbox of the unit as good', () => {
  // The threshold is in tenths: an exposure level of up to 2.0 of 10 is "OK".
  const { status, output } = run(
    `systemd-analyze security --no-pager --offline=true --threshold=20 ${unitHere()}`,
  )
  expect(output).toMatch(/Overall exposure level for website\.service: \d/)
  expect(status).toBe(0)
})

const validate = 'caddy validate --adapter caddyfile --config deploy/Caddyfile'

testWith('caddy version', 'Caddy accepts its file unchanged', () => {
  expect(run(validate)).toMatchObject({ status: 0 })
})

testWith('caddy version', 'Caddy accepts another host and several instances', () => {
  const environment = {
    SITE_HOST: 'www.company.example',
    SITE_HOST_BARE: 'company.example',
    UPSTREAMS: 'website-1:8080 website-2:8080',
  }
  expect(run(validate, environment)).toMatchObject({ status: 0 })
  const { output } = run('caddy adapt --adapter caddyfile --config deploy/Caddyfile', environment)
  expect(output).toContain('"upstreams":[{"dial":"website-1:8080"},{"dial":"website-2:8080"}]')
  expect(output).toContain('{"host":["company.example"]}')
})

testWith('nginx -v && openssl version', 'nginx accepts its file', () => {
  const folder = temporaryFolder()
  const site = readText('deploy/nginx.conf')
  writeFileSync(
    join(folder, 'site.conf'),
    site.replaceAll('/etc/letsencrypt/live/www.example.ch', folder),
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/pid; events {} http { include ${folder}/site.conf; }`,
  )
  const certificate =
    'openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost ' +
    `-keyout ${folder}/privkey.pem -out ${folder}/fullchain.pem`
  expect(run(certificate)).toMatchObject({ status: 0 })
  const { status, output } = run(`nginx -t -e ${folder}/error -c ${folder}/nginx.conf`)
  expect({ status, output }).toMatchObject({
    status: 0,
    output: expect.stringContaining('test is successful') as string,
  })
})

for (const file of ['compose.yml', 'compose.postgres.yml']) {
  testWith('docker compose version', `Docker accepts ${file}`, () => {
    const folder = temporaryFolder()
    copyFileSync(join(root, file), join(folder, file))
    writeFileSync(
      join(folder, '.env'),
      'SITE_HOST=www.example.ch\nSITE_HOST_BARE=example.ch\nPOSTGRES_PASSWORD=secret\n',
    )
    const command = `docker compose --file ${join(folder, file)} config --quiet`
    expect(run(command)).toEqual({ status: 0, output: '' })
  })
}

testWith(
  'docker info && docker build --help | grep -q -- --check',
  'Docker has no warnings about the Dockerfile',
  () => {
    expect(run('docker build --check .')).toMatchObject({ status: 0 })
  },
)

test('sh accepts the owner’s script', () => {
  expect(run('sh -n deploy/as-website')).toEqual({ status: 0, output: '' })
  expect(run('deploy/as-website sing')).toMatchObject({
    status: 2,
    output: expect.stringMatching(/^Usage: sudo deploy\/as-website/) as string,
  })
})

test('the sample settings are valid for production', () => {
  const sample = readText('deploy/website.env')
  expect(() => readSettings(parseEnv(sample))).toThrow('MAIL_TO is info@company.example')
  const edited = sample.replaceAll('company.example', 'company.ch')
  expect(readSettings(parseEnv(edited))).toMatchObject({
    production: true,
    mailTo: ['info@company.ch'],
    mailFrom: 'website@company.ch',
  })
})
