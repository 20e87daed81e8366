const prefix = 'report-'

/** The id of the weekly report that is due at a time. */
export function reportIdAt(time: number): string {
  return `${prefix}${time}`
}

/** When the weekly report with this id is due; `null` for any other id. */
export function timeOfReport(id: string): number | null {
  return id.startsWith(prefix) ? Number(id.slice(prefix.length)) : null
}
