import { parentPort, workerData } from 'node:worker_threads'

/* Renders form pages in a thread of its own, one per message. In JavaScript like main.js: for a
   TypeScript file the thread would load the type stripper. */

const { render } = await import(workerData.bundle)

parentPort.on('message', async (formAnswer) => {
  const response = await render(new globalThis.Request('http://localhost/send-mail'), {
    formAnswer,
  })
  if (!response.ok) throw new Error(`The form page was rendered with status ${response.status}.`)
  const html = await response.arrayBuffer()
  parentPort.postMessage(html, [html])
})
