import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '@site/service/testing/free-port.ts'

test(
  'the development server shows the site, and has the code of its form',
  { timeout: 90_000 },
  async () => {
    const port = await freePort()
    const server = spawn(
      process.execPath,
      ['node_modules/astro/bin/astro.mjs', 'dev', '--root', 'apps/website', '--port', String(port)],
      {
        cwd: fileURLToPath(new URL('../..', import.meta.url)),
        stdio: 'ignore',
        env: { PATH: process.env.PATH },
      },
    )
    onTestFinished(() => {
      server.kill()
    })
    await vi.waitFor(
      async () => {
        const response = await fetch(`http://localhost:${port}/fr`, {
          signal: AbortSignal.timeout(10_000),
        })
        expect(response.status).toBe(200)
        const html = await response.text()
        expect(html).toContain('<html lang="fr')
        const [, code = ''] =
          /<template data-form-code[^>]*><script[^>]* src="([^"]+)"/.exec(html) ?? []
        const script = await fetch(`http://localhost:${port}${code.replaceAll('&amp;', '&')}`)
        expect(await script.text()).toContain('hydrate-form')
      },
      { timeout: 80_000, interval: 500 },
    )
  },
)
