/** Writes a Markdown table with aligned columns, as Prettier formats it. */
export function markdownTable(columns: string[], rows: string[][]): string {
  const widths = columns.map((_, column) =>
    Math.max(3, ...[columns, ...rows].map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`
  return [
    line(columns),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...rows.map(line),
  ].join('\n')
}
