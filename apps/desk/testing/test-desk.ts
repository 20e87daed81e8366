import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { buildDesk } from '@site/service/desk/desk-app.ts'
import type { DeskDependencies } from '@site/service/desk/desk-pages.ts'
import { ServiceEvents, createServiceStatus } from '@site/service/status/service-status.ts'
import { readSettings } from '@site/service/settings/settings.ts'
import { openStorage } from '@site/service/storage/open/open-storage.ts'
import { silentLog } from '@site/service/testing/logs.ts'
import { temporaryFolder } from '@site/service/testing/temporary-folder.ts'

/** The desk with a real SQLite file and the pages from their sources. */
export async function testDesk(overrides: Partial<DeskDependencies> = {}) {
  const dataFolder = join(temporaryFolder(), 'data')
  const settings = readSettings({ DATA_DIR: dataFolder })
  const storage = await openStorage(settings)
  const { store, archive } = storage
  const events = new ServiceEvents()
  const desk = await buildDesk({
    archive,
    status: createServiceStatus({
      store,
      archive,
      dataFolder,
      countsVisits: true,
      events,
      clock: Date.now,
      log: silentLog,
    }),
    settings,
    behindProxy: false,
    loadPages: () => import('../desk-pages.ts'),
    clock: Date.now,
    log: silentLog,
    ...overrides,
  })
  onTestFinished(async () => {
    await desk.close()
    await storage.close()
  })

  const get = (url: string, headers: Record<string, string> = {}) => desk.inject({ url, headers })

  /** Sends a form as a page of the desk does, with its headers. */
  function post(url: string, fields: Record<string, string>, headers = fromOwnPage) {
    return desk.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    })
  }

  /** Sends the form of a page as it is, with the pressed button. */
  function sendForm(page: string, button: Record<string, string> = {}) {
    const [, action = ''] = /<form class="actions"[^>]* action="([^"]+)"/.exec(page) ?? []
    const fields = [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
    const form = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value]))
    for (const [name, value] of Object.entries(button)) form.set(name, value)
    return desk.inject({
      method: 'POST',
      url: action,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...fromOwnPage },
      payload: form.toString(),
    })
  }

  return { desk, get, post, sendForm, store, archive, events, dataFolder }
}

const fromOwnPage: Record<string, string> = { 'sec-fetch-site': 'same-origin' }
