import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { FormAnswer } from '@site/enquiry/form-answer.ts'
import { emptyValues } from '@site/enquiry/fields.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { contentSecurityPolicy } from '@site/web-policy/content-security-policy.ts'

/** Renders the site's page with the enquiry form, with every value kept and every error shown. */
export type RenderFormPage = ReturnType<typeof formPageFromBundle>

interface Bundle {
  render(request: Request, locals: { formAnswer: FormAnswer }): Promise<Response>
}

/** Renders with the site's own pages, one at a time so that others are answered in between: 10 to 30 ms each. */
export function formPageFromBundle(bundleFile: string) {
  const policies = new Map<Locale, string>()
  let queue: Promise<unknown> = Promise.resolve()

  async function render(formAnswer: FormAnswer): Promise<Buffer> {
    await setImmediate()
    const bundle = (await import(pathToFileURL(bundleFile).href)) as Bundle
    const request = new Request('http://localhost/send-mail')
    const response = await bundle.render(request, { formAnswer })
    if (!response.ok) throw new Error(`The form page was rendered with status ${response.status}.`)
    return Buffer.from(await response.arrayBuffer())
  }

  async function renderPage(answer: FormAnswer) {
    const { locale } = answer
    // Of the page without values: a script that a visitor typed must not become allowed.
    const empty = { locale, values: emptyValues, valuesLeftOut: false, errors: {}, failed: false }
    const policy = policies.get(locale) ?? contentSecurityPolicy((await render(empty)).toString())
    policies.set(locale, policy)
    return { html: await render(answer), contentSecurityPolicy: policy }
  }

  return (answer: FormAnswer) => {
    const page = queue.then(() => renderPage(answer))
    queue = page.catch(() => undefined)
    return page
  }
}
