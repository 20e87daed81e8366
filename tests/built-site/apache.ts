import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventually } from '@site/service/testing/eventually.ts'
import { freePort } from '@site/service/testing/free-port.ts'
import { temporaryFolder, type CleanUp } from '@site/service/testing/temporary-folder.ts'

const modules = '/usr/lib/apache2/modules'

export const hasApache = spawnSync('apache2', ['-v']).status === 0

/**
 * Starts Apache as a web host does: its own settings, which only `.htaccess` changes.
 * @returns the address of the site
 */
export async function startApache(site: string, cleanUp: CleanUp): Promise<string> {
  const folder = temporaryFolder(cleanUp)
  const port = await freePort()
  const types = ['text/html html', 'text/css css', 'application/javascript js', 'image/png png']
  writeFileSync(join(folder, 'mime.types'), [...types, 'application/gzip gz'].join('\n'))
  const loaded = [
    'mpm_event',
    'authz_core',
    'dir',
    'mime',
    'headers',
    'rewrite',
    'autoindex',
    'negotiation',
  ]
  writeFileSync(
    join(folder, 'apache.conf'),
    `${loaded.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
DefaultRuntimeDir ${folder}
Mutex pthread
ErrorLog ${folder}/errors
User nobody
Group nogroup
TypesConfig ${folder}/mime.types
DocumentRoot ${site}
DirectoryIndex index.html
<Directory ${site}>
  AllowOverride All
  Options Indexes FollowSymLinks MultiViews
  Require all granted
</Directory>
`,
  )
  const child = spawn('apache2', ['-X', '-f', join(folder, 'apache.conf')], {
    stdio: 'ignore',
  })
  cleanUp(() => void child.kill('SIGTERM'))
  const address = `http://127.0.0.1:${port}`
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(readFileSync(join(folder, 'errors'), 'utf8'))
    await fetch(address)
  })
  return address
}
