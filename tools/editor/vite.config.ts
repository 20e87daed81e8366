import { spawnSync } from 'node:child_process'
import { basename, resolve } from 'node:path'
import { defineConfig } from 'vite'

const folder = basename(resolve(import.meta.dirname, '../..'))

const remote = spawnSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8' }).stdout
const [, repository = `local/${folder}`] =
  /github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\s*$/.exec(remote) ?? []

/** The editor of the owner, on this machine only: `npm run edit`. Nothing of it is built. */
export default defineConfig({
  define: { repository: JSON.stringify(repository) },
  // It would start anew, and lose what is being written, whenever a file of content/ is saved.
  server: { host: '127.0.0.1', port: 4323, strictPort: true, hmr: false, watch: null },
  // Bundling it first takes longer than loading it.
  optimizeDeps: { exclude: ['@sveltia/cms'] },
})
