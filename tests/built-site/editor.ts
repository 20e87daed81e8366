import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { createServer } from 'vite'
import { freePort } from '@site/service/testing/free-port.ts'
import { chromiumArguments, findChromium } from '../journeys/chromium.ts'

/** The editor's own words: the test writes in French. */
const words = {
  workLocally: 'Travailler avec un dépôt local',
  add: /^Ajouter .*entrée/,
  browse: 'Parcourir',
  upload: 'Téléverser',
  insert: 'Insérer',
  save: /^Enregistre(r|ment…)$/,
}

/** The editor in a browser, as `npm run edit` opens it. */
export interface Editor {
  page: Page
  /** What the browser reported, such as an option that the editor does not know. */
  reports: string[]
  /** @param field that a link in the list of what to correct leads to; it then has the focus */
  open: (field: string) => Promise<void>
  /** Says in the list of what to correct that the example's value is true of the company. */
  keep: (fact: string) => Promise<void>
  /** @param path of the field, such as `services.0.name.en` */
  write: (path: string, value: string) => Promise<void>
  add: (list: string) => Promise<void>
  choose: (path: string, option: string) => Promise<void>
  /** Switches a fact on or off, or adds one that was left out. */
  toggle: (path: string) => Promise<void>
  upload: (path: string, name: string, picture: Buffer) => Promise<void>
  save: () => Promise<void>
  close: () => Promise<void>
}

/**
 * Opens the editor on the content of a copy of the project. Nobody can choose a folder in a headless browser: the
 * test chooses the browser's own, with the same files, and writes them back after each save.
 */
export async function openEditor(folder: string): Promise<Editor> {
  const server = await serveEditor(folder)
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumArguments,
  })
  const page = await browser.newPage({ viewport: { width: 1280, height: 1600 }, locale: 'en-GB' })
  page.setDefaultTimeout(120_000)
  const reports: string[] = []
  page.on('console', (report) => {
    // The state of GitHub, which the editor asks for, is not known without a network.
    const isOffline = report.location().url.includes('githubstatus')
    if (['warning', 'error'].includes(report.type()) && !isOffline) reports.push(report.text())
  })
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() })
  })
  await page.goto(server.origin, { waitUntil: 'commit', timeout: 120_000 })
  await page.evaluate(fillFolder, await filesOf(folder))
  await page.getByRole('button', { name: words.workLocally }).click()

  /** Parts of a field are drawn when they are scrolled to. */
  async function reach(path: string) {
    const field = page.locator(`[data-key-path="${path}"]`).first()
    await page.mouse.move(400, 800)
    const start = Date.now()
    while (!(await field.isVisible())) {
      const elapsed = Date.now() - start
      if (elapsed > 60_000) {
        await page.screenshot({ path: 'test-results/editor.png' })
        throw new Error(`The editor does not show ${path}: see test-results/editor.png`)
      }
      // On a busy machine a field may be drawn only after it was passed: back again after some seconds.
      await page.mouse.wheel(0, Math.floor(elapsed / 10_000) % 2 === 0 ? 1200 : -1200)
      await page.waitForTimeout(50)
    }
    await field.evaluate((drawn) => {
      drawn.scrollIntoView({ block: 'center' })
    })
    return field
  }

  /** The list is made anew while it opens. */
  async function openList() {
    const made = page.waitForResponse(/going-live$/)
    await page.locator('[popovertarget="going-live"]').click()
    await made
  }

  return {
    page,
    reports,
    async open(field) {
      await openList()
      await page.locator(`#going-live a[data-field="${field}"]`).first().click()
      await page.locator(`[data-key-path="${field}"]:focus-within`).waitFor()
    },
    async keep(fact) {
      await openList()
      const confirm = page.locator(`#going-live button[value="example ${fact}"]`)
      await confirm.click()
      await confirm.waitFor({ state: 'detached' })
      await page.keyboard.press('Escape')
    },
    async write(path, value) {
      // Chromium also reports the control that a colour is chosen with as a text box.
      await (await reach(path)).getByRole('textbox').last().fill(value)
    },
    async add(list) {
      const field = await reach(list)
      const entries = field.locator('[draggable]')
      // The entries are drawn after their list, which loses one that is added before.
      await entries.first().waitFor()
      const count = await entries.count()
      await field.getByRole('button', { name: words.add }).click()
      await entries.nth(count).waitFor()
    },
    async choose(path, option) {
      await (await reach(path)).getByRole('combobox').click()
      await page.getByRole('option', { name: option, exact: true }).click()
    },
    async toggle(path) {
      await (await reach(path)).locator('[role=switch], [role=checkbox]').first().click()
    },
    async upload(path, name, buffer) {
      await (await reach(path)).getByRole('button', { name: words.browse }).click()
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('dialog').getByRole('button', { name: words.upload }).click()
      await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer })
      await page.getByRole('dialog').getByRole('button', { name: words.insert }).click()
      await (await reach(path)).locator('img').waitFor()
    },
    async save() {
      const button = page.getByRole('button', { name: words.save })
      await button.click()
      // Once everything is stored, the editor shows the list of files again.
      await button.waitFor({ state: 'hidden' })
      for (const [path, content] of await page.evaluate(readFolder)) {
        await writeFile(join(folder, path), Buffer.from(content, 'base64'))
      }
    },
    async close() {
      await browser.close()
      await server.stop()
    },
  }
}

/** Serves the editor of the copy, whose packages are links to the installed ones. */
async function serveEditor(folder: string) {
  const port = await freePort()
  const root = join(folder, 'tools/editor')
  const configFile = join(root, 'vite.config.ts')
  const server = await createServer({ root, configFile, server: { port, fs: { strict: false } } })
  await server.listen()
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

/** A file by its path in the project, in base64. */
type StoredFile = [path: string, content: string]

async function filesOf(folder: string): Promise<StoredFile[]> {
  const entries = await readdir(join(folder, 'content'), { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
  return Promise.all(
    paths.map(async (path): Promise<StoredFile> => [
      path,
      await readFile(join(folder, path), 'base64'),
    ]),
  )
}

/** In the browser: stores the files in its own folder, which passes for a repository. */
async function fillFolder(files: StoredFile[]) {
  const root = await navigator.storage.getDirectory()
  await root.getDirectoryHandle('.git', { create: true })
  for (const [path, content] of files) {
    let folder = root
    const names = path.split('/')
    for (const name of names.slice(0, -1)) {
      folder = await folder.getDirectoryHandle(name, { create: true })
    }
    const file = await folder.getFileHandle(names.at(-1) ?? '', { create: true })
    const writable = await file.createWritable()
    await writable.write(Uint8Array.from(atob(content), (char) => char.charCodeAt(0)))
    await writable.close()
  }
}

/** In the browser: the files of its own folder. */
async function readFolder(): Promise<StoredFile[]> {
  async function filesIn(folder: FileSystemDirectoryHandle, path: string): Promise<StoredFile[]> {
    const files: StoredFile[] = []
    for await (const [name, handle] of folder.entries()) {
      if (handle.kind === 'directory') {
        files.push(...(await filesIn(handle, `${path}${name}/`)))
      } else {
        const bytes = await (await handle.getFile()).bytes()
        files.push([
          `${path}${name}`,
          btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
        ])
      }
    }
    return files
  }
  return filesIn(await navigator.storage.getDirectory(), '')
}
