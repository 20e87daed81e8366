/**
 * Whether an `If-None-Match` header contains the ETag, by weak comparison as RFC 9110, section
 * 13.1.2, requires.
 */
export function etagMatches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
