import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { dataDirectory } from './service.ts'
import { expect } from './test.ts'

/** The emails that the service has written, oldest first. */
async function readEmails(dataFolder: string): Promise<Email[]> {
  const folder = join(dataFolder, 'mail')
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml')).sort()
  return Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  )
}

/** Every email that contains the given words; waits for the first. */
export async function emailsAbout(words: string, dataFolder = dataDirectory): Promise<Email[]> {
  let found: Email[] = []
  await expect
    .poll(async () => {
      found = (await readEmails(dataFolder)).filter((mail) => mail.text?.includes(words))
      return found.length
    })
    .toBeGreaterThan(0)
  return found
}
