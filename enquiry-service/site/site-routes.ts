import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { defaultLocale } from '../../i18n/locales.ts'
import { answerProblem } from '../http/answer-problem.ts'
import { answerFile, answerFileAs } from './answer-file.ts'
import { canonicalAddress, localeOfAddress } from './site-address.ts'
import type { Site } from './site.ts'
import { referenceInAddress, withReference } from './thank-you-page.ts'

/** Every address that belongs to nothing else: the built site, or `null` before the first build. */
export function siteRoutes(app: FastifyInstance, site: Site | null): void {
  const handler = (request: FastifyRequest, reply: FastifyReply) => {
    if (site === null) return answerProblem(request, reply, 404, notBuilt)

    const { path, query } = addressOf(request)
    const file = site.files.get(path)
    if (file) {
      const reference = referenceInAddress(path, query)
      return answerFile(request, reply, reference ? withReference(file, reference) : file)
    }

    const address = canonicalAddress(path)
    if (site.files.has(address)) {
      reply.header('Cache-Control', 'public, max-age=3600')
      // Never the path as it was asked for: "//evil.example" would lead to another website.
      return reply.redirect(encodeURI(address) + query, 308)
    }
    return answerNotFound(request, reply, site, path)
  }
  // HEAD is named, for Fastify's own way of answering it calls every 304 empty: `Content-Length: 0`,
  // where the length of the file or none may stand (RFC 9110, section 8.6).
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler })
}

const notBuilt = 'The website has not been built yet: run "npm run build" and start again.'

/** Answers with the 404 page in the language that the path belongs to. */
export function answerNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  path: string,
) {
  const page = site.notFoundPages[localeOfAddress(path)] ?? site.notFoundPages[defaultLocale]
  return page ? answerFileAs(404, request, reply, page) : answerProblem(request, reply, 404)
}

/** The path, decoded, and the query as it was written, with its question mark. */
function addressOf(request: FastifyRequest): { path: string; query: string } {
  const [path = '', ...query] = request.url.split('?')
  return { path: decode(path), query: query.length > 0 ? `?${query.join('?')}` : '' }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
