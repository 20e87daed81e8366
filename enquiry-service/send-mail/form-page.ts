import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { FormAnswer } from '../../enquiry-contract/form-answer.ts'
import { emptyValues } from '../../enquiry-contract/form-values.ts'
import type { Locale } from '../../i18n/locales.ts'
import { contentSecurityPolicy } from '../../security-headers/content-security-policy.ts'
import { minute } from '../clock/time.ts'

/** The site's page with the enquiry form, ready to send. */
export interface FormPage {
  html: Buffer
  contentSecurityPolicy: string
}

/** Renders the page with every value kept and every error shown. */
export type RenderFormPage = (answer: FormAnswer) => Promise<FormPage>

/** A page takes 10 ms, the largest 70 ms, and the first, which loads the code, a second. */
const renderTimeoutMs = 15_000

/** Most visitors never see the page: an idle thread is ended to free its memory. */
const idleTimeoutMs = minute

/**
 * In megabytes, several times what the largest page needs. Exceeding it ends the thread, not the
 * service.
 */
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 }

/**
 * Renders with the bundle that the build makes from the site's own pages, so that the form is
 * written once. Pages are rendered one after the other, in a thread of their own, which keeps the
 * event loop free.
 */
export function formPageFromBundle(bundleFile: string): RenderFormPage {
  const render = createRenderer(pathToFileURL(bundleFile).href)
  const policies = new Map<Locale, string>()
  let queue: Promise<unknown> = Promise.resolve()

  /**
   * The policy of the page without values: a script that a visitor typed must not become allowed.
   */
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
    const page = queue.then(() => renderPage(answer))
    queue = page.catch(() => undefined)
    return page
  }
}

const withoutText: Omit<FormAnswer, 'locale'> = {
  values: emptyValues,
  valuesLeftOut: false,
  errors: {},
  failed: false,
}

/** @returns a function that must not be called again before its promise has settled */
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
      // Rejects a pending page at once instead of letting it time out.
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
      // After any error the next page gets a new thread.
      end()
      throw error
    }
  }
}

/**
 * The thread does not keep the process alive. A failure rejects the promise that waits for its
 * message.
 */
function startWorker(bundle: string): Worker {
  const worker = new Worker(new URL('form-page-worker.js', import.meta.url), {
    workerData: { bundle },
    // React's development build takes several times as long.
    env: { NODE_ENV: 'production' },
    resourceLimits,
  })
  worker.unref()
  // Without a listener, an error between two pages would end the process.
  worker.on('error', () => undefined)
  return worker
}
