import { chromium, type Page } from '@playwright/test'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readMediaFile } from './media-files.ts'

/** A browser page that renders pictures. */
interface Studio {
  readonly page: Page
  /** Waits for the next picture that the page delivers. */
  delivery: () => Promise<Buffer>
  close: () => Promise<void>
}

/** Draw with the CPU: slower than a graphics card, but the same picture on every machine. */
const softwareRendering = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-gpu-watchdog',
  '--no-sandbox',
]

/**
 * Opens a page that runs one module of this folder and waits until it has set its global. The page
 * can load this folder's code and shaders, and `data` by name.
 */
export async function openStudio(
  module: string,
  global: string,
  data: Readonly<Record<string, Uint8Array>>,
): Promise<Studio> {
  const deliveries = queue<Buffer>()
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', 'http://studio').pathname
    if (path === '/delivery') {
      deliveries.add(await readBody(request))
      response.end()
      return
    }
    if (path === '/') {
      response.setHeader('content-type', 'text/html')
      response.end(`<!doctype html><script type="module" src="/${module}"></script>`)
      return
    }
    const given = data[path.slice(1)]
    const file = given ? { content: given, type: 'application/octet-stream' } : undefined
    const { content, type } = file ?? (await readMediaFile(path))
    response.setHeader('content-type', type)
    response.end(content)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const executablePath = process.env.CHROMIUM
  const browser = await chromium.launch({
    args: softwareRendering,
    ...(executablePath ? { executablePath } : {}),
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(0)
  const failure = new Promise<never>((_, reject) => page.once('pageerror', reject))
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await Promise.race([page.waitForFunction((name) => name in window, global), failure])
  failure.catch(() => undefined)

  return {
    page,
    delivery: deliveries.take,
    close: async () => {
      await browser.close()
      server.close()
    },
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** A queue whose items can be awaited, in order. */
function queue<Item>(): { add: (item: Item) => void; take: () => Promise<Item> } {
  const items: Item[] = []
  const waiting: ((item: Item) => void)[] = []
  return {
    add: (item) => {
      const next = waiting.shift()
      if (next) next(item)
      else items.push(item)
    },
    take: () => {
      const item = items.shift()
      return item === undefined
        ? new Promise((resolve) => waiting.push(resolve))
        : Promise.resolve(item)
    },
  }
}
