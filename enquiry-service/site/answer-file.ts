import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Encoding, Representation, SiteFile } from './site.ts'
import parseRange from 'range-parser'

/** Responds with a file: not modified (304), a range (206) or all of it. */
export function answerFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile) {
  const { etag, size, read } = setRepresentation(request, reply, file)
  if (etagMatches(request.headers['if-none-match'], etag)) return reply.code(304).send()
  if (isCompressed(file)) return reply.send(read())

  reply.header('Accept-Ranges', 'bytes')
  const range = requestedRange(request, { size, etag })
  if (range === null) return reply.header('Content-Length', size).send(read())
  if (range === 'unsatisfiable') {
    // A cache must not store this response in place of the file.
    return reply
      .code(416)
      .removeHeader('ETag')
      .removeHeader('Content-Type')
      .headers({ 'Content-Range': `bytes */${size}`, 'Cache-Control': 'no-store' })
      .send()
  }
  return reply
    .code(206)
    .headers({
      'Content-Range': `bytes ${range.start}-${range.end}/${size}`,
      'Content-Length': range.end - range.start + 1,
    })
    .send(read(range))
}

/**
 * Responds with the whole file and another status, such as 404.
 * @param cacheControl defaults to that of the file
 */
export function answerFileAs(
  status: number,
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
  cacheControl = file.cacheControl,
) {
  const { read } = setRepresentation(request, reply, { ...file, cacheControl })
  return reply.code(status).removeHeader('ETag').send(read())
}

function setRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
): Representation {
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
function isCompressed({ representations }: SiteFile): boolean {
  return representations.br !== undefined || representations.gzip !== undefined
}

/**
 * Whether an `If-None-Match` header contains the ETag, by weak comparison as RFC 9110, section
 * 13.1.2, requires.
 */
function etagMatches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/**
 * The range of a file that a request asks for (RFC 9110, section 14), both ends included; `null`
 * for the whole file. Requests for several ranges get the whole file, as the standard allows.
 */
function requestedRange(
  request: FastifyRequest,
  { size, etag }: { size: number; etag: string },
): { start: number; end: number } | 'unsatisfiable' | null {
  const { range, 'if-range': ifRange } = request.headers
  if (range === undefined || request.method !== 'GET') return null
  if (ifRange !== undefined && ifRange !== etag) return null

  // A suffix longer than the file means all of it (section 14.1.2); the parser would call it
  // unsatisfiable.
  const [, lastBytes] = /^bytes=-(\d+)$/.exec(range) ?? []
  if (Number(lastBytes) > size) return { start: 0, end: size - 1 }
  const ranges = parseRange(size, range)
  if (ranges === -1) return 'unsatisfiable'
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null
  return ranges[0] ?? null
}
