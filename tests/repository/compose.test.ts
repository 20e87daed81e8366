import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { parse } from 'yaml'
import { settingsSchema } from '@site/service/settings/settings-schema.ts'
import { readSettings } from '@site/service/settings/settings.ts'
import { readText } from './project.ts'

interface Service {
  image: string
  env_file?: string
  environment: Record<string, string | number>
  ports?: string[]
}

interface ComposeFile {
  services: Record<string, Service>
  networks: { inside: { ipam: { config: [{ subnet: string }] } } }
}

const settingNames = Object.values(settingsSchema.entries).map((entry) => v.getTitle(entry))

/** The variables that the image sets itself, without the one that only Node reads. */
const imageVariables = Object.fromEntries(
  [...readText('Dockerfile').matchAll(/^ENV (.+)$/gm)]
    .flatMap(([, line = '']) => line.split(' ').map((pair) => pair.split('=')))
    .filter(([name]) => name !== 'NODE_COMPILE_CACHE'),
) as Record<string, string>

test('the image sets nothing but settings', () => {
  expect(Object.keys(imageVariables)).toEqual(['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR'])
  expect(settingNames).toEqual(expect.arrayContaining(Object.keys(imageVariables)))
})

describe.each(['compose.yml', 'compose.postgres.yml'])('%s', (path) => {
  const source = readText(path)
  const file = parse(source, { merge: true }) as ComposeFile
  /** The sample `.env` in the first lines. */
  const sample = parseEnv(
    Array.from(source.matchAll(/^# {3}(\w+=.*)$/gm), ([, line]) => line).join('\n'),
  )
  const instances = Object.entries(file.services).filter(([, { image }]) => image === 'website')

  /** All that an instance finds in its environment, with the owner's own addresses. */
  function environmentOf({ environment }: Service) {
    const own = Object.entries(environment).map(([name, value]) => [
      name,
      String(value).replaceAll(/\$\{(\w+):\?\}/g, (_all, used: string) => sample[used] ?? ''),
    ])
    const all = { ...imageVariables, ...sample, ...(Object.fromEntries(own) as typeof sample) }
    return Object.fromEntries(
      Object.entries(all).map(([name, value]) => [name, value?.replace('company.example', 'a.ch')]),
    )
  }

  test('passes every setting in .env on, and sets only what the service knows', () => {
    expect(instances).not.toEqual([])
    for (const [, instance] of instances) {
      expect(instance.env_file).toBe('.env')
      expect(settingNames).toEqual(expect.arrayContaining(Object.keys(instance.environment)))
    }
  })

  test('the first lines name what .env must hold', () => {
    const used = Array.from(source.matchAll(/\$\{(\w+):\?\}/g), ([, name = '']) => name)
    for (const name of used) expect(Object.keys(sample)).toContain(name)
    for (const name of Object.keys(sample)) expect([...settingNames, ...used]).toContain(name)
  })

  test('the service starts with it, trusts the network of Caddy, and keeps the desk to this machine', () => {
    const { subnet } = file.networks.inside.ipam.config[0]
    for (const [, instance] of instances) {
      expect(readSettings(environmentOf(instance))).toMatchObject({
        production: true,
        host: '0.0.0.0',
        dataFolder: '/data',
        trustedProxies: [subnet],
        desk: { host: '0.0.0.0', port: 8081, behindProxy: true },
      })
    }
    const published = instances.flatMap(([, { ports = [] }]) => ports)
    expect(published).toEqual(['127.0.0.1:8081:8081'])
  })

  test('Caddy knows every instance, and every variable of its file', () => {
    const environment = file.services.caddy?.environment ?? {}
    const { PORT = '' } = imageVariables
    expect(environment.UPSTREAMS).toBe(instances.map(([name]) => `${name}:${PORT}`).join(' '))
    const names = Array.from(
      readText('deploy/Caddyfile').matchAll(/\{\$(\w+)/g),
      ([, name]) => name,
    )
    expect(new Set(names)).toEqual(new Set(Object.keys(environment)))
  })
})
