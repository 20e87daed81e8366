import { execFile, spawnSync } from 'node:child_process'
import { basename, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { escapeHtml } from '@site/company/i18n/escape-html.ts'
import { defineConfig, type Plugin } from 'vite'

const project = resolve(import.meta.dirname, '../..')

const remote = spawnSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8' }).stdout
const [, repository = `local/${basename(project)}`] =
  /github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\s*$/.exec(remote) ?? []

/** Serves what to correct before going live, after recording what the owner confirms. A new process reads `content/` as it is now. */
const goingLive: Plugin = {
  name: 'going-live',
  configureServer({ middlewares }) {
    middlewares.use('/going-live', (request, response, next) => {
      // Another site cannot confirm anything.
      if (request.method === 'POST' && request.headers['sec-fetch-site'] !== 'same-origin') {
        response.writeHead(403).end()
        return
      }
      const answer = (confirmed: string) => {
        const options = [join(import.meta.dirname, 'going-live.ts'), ...confirmed.split(' ')]
        execFile(process.execPath, options, (error, json, message) => {
          const html = `<pre>${escapeHtml(message)}</pre>`
          response.end(error ? JSON.stringify({ language: 'en', title: 'Error', html }) : json)
        })
      }
      text(request).then(answer, next)
    })
  },
}

/** The editor of the owner, on this machine only: `npm run edit`. Nothing of it is built. */
export default defineConfig({
  plugins: [goingLive],
  define: { repository: JSON.stringify(repository) },
  // It would start anew, and lose what is being written, whenever a file of content/ is saved.
  server: { host: '127.0.0.1', port: 4323, strictPort: true, hmr: false, watch: null },
  // Bundling it first takes longer than loading it.
  optimizeDeps: { exclude: ['@sveltia/cms'] },
})
