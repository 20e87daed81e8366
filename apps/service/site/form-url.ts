import type { Site } from './site.ts'

/**
 * Where the form posts to: `/send-mail` of the website, or of the service that `PUBLIC_API_HOST` named at the
 * build.
 * @param site `null` before the first build
 * @param website the public address of the site
 */
export function formUrl(site: Site | null, website: string): URL {
  const html = site?.files.get('/contact')?.representations.identity.body.toString() ?? ''
  const [, action = '/send-mail'] = /<form[^>]* action="([^"?]+)/.exec(html) ?? []
  return new URL(action, website)
}
