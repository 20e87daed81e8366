import { pathToFileURL } from 'node:url'
import type { FormAnswer } from '../../enquiry-contract/form-answer.ts'

/** Draws the site's page with the enquiry form as HTML: every value kept, every error shown. */
export type RenderFormPage = (answer: FormAnswer) => Promise<string>

/** What the build's server bundle exports. */
interface ServerBundle {
  render(request: Request, locals: { formAnswer: FormAnswer }): Promise<Response>
}

/**
 * Renders with the bundle that the build made of the site's own pages, so that the form exists
 * once. It is loaded when it is first needed: most visitors never see this page.
 */
export function formPageFromBundle(bundleFile: string): RenderFormPage {
  return async (formAnswer) => {
    const bundle = (await import(pathToFileURL(bundleFile).href)) as ServerBundle
    const response = await bundle.render(new Request('http://localhost/send-mail'), { formAnswer })
    if (!response.ok) throw new Error(`The form page was rendered with status ${response.status}.`)
    return response.text()
  }
}
