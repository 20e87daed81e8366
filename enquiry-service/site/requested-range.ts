import type { FastifyRequest } from 'fastify'
import parseRange from 'range-parser'

/**
 * The range of a file that a request asks for (RFC 9110, section 14), both ends included; `null`
 * for the whole file. Requests for several ranges get the whole file, as the standard allows.
 */
export function requestedRange(
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
