import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import parseRange from 'range-parser'
import type { Encoding, SiteFile } from './site.ts'

/** Responds with a file: not modified (304), a range (206) or all of it. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile) {
  const { etag, body } = setRepresentation(request, reply, file)
  if (etagMatches(request.headers['if-none-match'], etag)) return reply.code(304).send()
  if (isCompressed(file)) return reply.send(body)

  reply.header('Accept-Ranges', 'bytes')
  const { range, 'if-range': ifRange = etag } = request.headers
  if (range === undefined || request.method !== 'GET' || ifRange !== etag) return reply.send(body)
  const ranges = parseRange(body.length, range)
  if (ranges === -1) {
    // A cache must not store this response in place of the file.
    return reply
      .code(416)
      .removeHeader('ETag')
      .removeHeader('Content-Type')
      .headers({ 'Content-Range': `bytes */${body.length}`, 'Cache-Control': 'no-store' })
      .send()
  }
  const [part, ...others] = ranges === -2 || ranges.type !== 'bytes' ? [] : ranges
  // Requests for several ranges get the whole file, as RFC 9110, section 14.2, allows.
  if (part === undefined || others.length > 0) return reply.send(body)
  return reply
    .code(206)
    .header('Content-Range', `bytes ${part.start}-${part.end}/${body.length}`)
    .send(body.subarray(part.start, part.end + 1))
}

/** Responds with the whole file, whatever the request asks for: the reply has another status, such as 404. */
export function sendWholeFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile) {
  const { body } = setRepresentation(request, reply, file)
  return reply.removeHeader('ETag').send(body)
}

function setRepresentation(request: FastifyRequest, reply: FastifyReply, file: SiteFile) {
  const encoding = preferredEncoding(request.headers['accept-encoding'], file)
  const chosen = file.representations[encoding] ?? file.representations.identity
  reply.type(file.contentType).headers({ 'Cache-Control': file.cacheControl, ETag: chosen.etag })
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
  if (isCompressed(file)) reply.header('Vary', 'Accept-Encoding')
  if (file.contentSecurityPolicy) {
    reply.header('Content-Security-Policy', file.contentSecurityPolicy)
  }
  return chosen
}

function preferredEncoding(accepted: string | undefined, { representations }: SiteFile): Encoding {
  const available = (['br', 'gzip', 'identity'] as const).filter((name) => representations[name])
  return negotiate(accepted ?? 'identity', available) ?? 'identity'
}

/** Compressed files are small text files; nobody requests ranges of them. */
const isCompressed = ({ representations }: SiteFile): boolean =>
  representations.br !== undefined || representations.gzip !== undefined

/** By weak comparison, as RFC 9110, section 13.1.2, requires. */
function etagMatches(header = '', etag: string): boolean {
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etag)
}
