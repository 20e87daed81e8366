import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { FormAnswer } from '../../enquiry-contract/form-answer.ts'
import { emptyValues } from '../../enquiry-contract/form-values.ts'
import type { Locale } from '../../i18n/locales.ts'
import { contentSecurityPolicy } from '../../security-headers/content-security-policy.ts'

/** The site's page with the enquiry form, ready to be sent. */
export interface FormPage {
  html: Buffer
  contentSecurityPolicy: string
}

/** Draws that page: every value kept, every error shown. */
export type RenderFormPage = (answer: FormAnswer) => Promise<FormPage>

/** A page takes 10 ms, the largest 70 ms, and the first, with the code still to be loaded, a second. */
const renderTimeoutMs = 15_000

/** Most visitors never see the page: the thread ends, and its memory with it, when nobody does. */
const idleTimeoutMs = 60_000

/** In megabytes, several times what the largest page needs. More would end the thread, not us. */
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 }

/**
 * Renders with the bundle that the build made of the site's own pages, so that the form exists once:
 * one page after the other, in a thread of its own, which leaves the event loop to everyone else.
 */
export function formPageFromBundle(bundleFile: string): RenderFormPage {
  const render = createRenderer(pathToFileURL(bundleFile).href)
  const policies = new Map<Locale, string>()
  let turn: Promise<unknown> = Promise.resolve()

  /** Of the page as the build made it: a script in what a visitor typed must not become allowed. */
  async function policyOf(locale: Locale): Promise<string> {
    const known = policies.get(locale)
    if (known !== undefined) return known
    const html = await render({ ...withoutText, locale })
    const policy = contentSecurityPolicy(html.toString())
    policies.set(locale, policy)
    return policy
  }

  async function renderPage(answer: FormAnswer): Promise<FormPage> {
    const policy = await policyOf(answer.locale)
    return { html: await render(answer), contentSecurityPolicy: policy }
  }

  return (answer) => {
    const page = turn.then(() => renderPage(answer))
    turn = page.catch(() => undefined)
    return page
  }
}

const withoutText: Omit<FormAnswer, 'locale'> = {
  values: emptyValues,
  valuesLeftOut: false,
  errors: {},
  failed: false,
}

/** @returns a function that must not be called again before its promise is settled */
function createRenderer(bundle: string): (answer: FormAnswer) => Promise<Buffer> {
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined

  function end(): void {
    void worker?.terminate()
    worker = null
  }

  function start(): Worker {
    const thread = startWorker(bundle)
    thread.once('exit', () => {
      if (worker === thread) worker = null
      // Whoever waits for a page need not wait for the timeout.
      thread.emit('error', new Error('The thread that renders pages has ended.'))
    })
    return thread
  }

  return async (answer) => {
    clearTimeout(idle)
    worker ??= start()
    const timeout = AbortSignal.timeout(renderTimeoutMs)
    try {
      const message = once(worker, 'message', { signal: timeout })
      worker.postMessage(answer)
      const [html] = (await message) as [ArrayBuffer]
      idle = setTimeout(end, idleTimeoutMs).unref()
      return Buffer.from(html)
    } catch (error) {
      // Whatever went wrong, the next page gets a new thread.
      end()
      throw error
    }
  }
}

/** Does not keep the process from ending. A failure rejects whoever waits for its message. */
function startWorker(bundle: string): Worker {
  const worker = new Worker(new URL('form-page-worker.js', import.meta.url), {
    workerData: { bundle },
    // React takes several times as long otherwise, to help those who develop it.
    env: { NODE_ENV: 'production' },
    resourceLimits,
  })
  worker.unref()
  // Without a listener an error between two pages would end the process.
  worker.on('error', () => undefined)
  return worker
}
