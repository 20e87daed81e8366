import { createHash } from 'node:crypto'

/** Eight hex digits that change with the text. */
export const fingerprint = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, 8)
