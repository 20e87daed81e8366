import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendError } from '../http/errors.ts'
import { createConcurrencyLimit } from '../http/concurrency-limit.ts'
import { sendFile, sendWholeFile } from './send-file.ts'
import { canonicalPath, localeOfPath, findErrorPage, type Site } from './site.ts'
import { referenceFromUrl, withReference } from './thank-you-page.ts'

/** How many thank-you pages with a reference may exist; each has 64 kB of memory of its own. */
const maxThankYouPages = 64

/** Serves the built site at every other address; `site` is `null` before the first build. */
export function siteRoutes(app: FastifyInstance, site: Site | null): void {
  const thankYouPages = createConcurrencyLimit(maxThankYouPages)
  const handler = (request: FastifyRequest, reply: FastifyReply) => {
    if (site === null) return sendError(request, reply, 404, notBuilt)

    const path = `/${(request.params as { '*': string })['*']}`
    const [query = ''] = /\?.*/s.exec(request.url) ?? []
    const file = site.files.get(path)
    if (file) {
      const reference = referenceFromUrl(path, query)
      const hasOwnPage = reference !== null && thankYouPages.tryAcquire(request, reply)
      return sendFile(request, reply, hasOwnPage ? withReference(file, reference) : file)
    }

    const address = canonicalPath(path)
    if (site.files.has(address)) {
      reply.header('Cache-Control', 'public, max-age=3600')
      // Never the requested path: "//evil.example" would redirect to another website.
      return reply.redirect(encodeURI(address) + query, 308)
    }
    return sendNotFound(request, reply, site, path)
  }
  // Fastify's own HEAD routes send `Content-Length: 0` with every 304 (not allowed by RFC 9110, section 8.6).
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler })
}

const notBuilt = 'The website has not been built yet: run "npm run build" and start again.'

/** Responds with the 404 page in the language of the path. */
export function sendNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  path: string,
) {
  const page = findErrorPage(site, localeOfPath(path), '404')
  return page ? sendWholeFile(request, reply.code(404), page) : sendError(request, reply, 404)
}
