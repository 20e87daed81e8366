/* Emails about one enquiry have its id. Digests and weekly reports are about a time, which their ids contain. */

/** The id of the digest that is due at a time. */
export const digestIdAt = (time: number): string => `digest-${time}`

/** The id of the weekly report that is due at a time. */
export const reportIdAt = (time: number): string => `report-${time}`

/** When the digest with this id is due; `null` for any other id. */
export const timeOfDigest = (id: string): number | null => timeAfter('digest-', id)

/** When the weekly report with this id is due; `null` for any other id. */
export const timeOfReport = (id: string): number | null => timeAfter('report-', id)

function timeAfter(prefix: string, id: string): number | null {
  const digits = id.startsWith(prefix) ? id.slice(prefix.length) : ''
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null
}
