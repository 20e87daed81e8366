/** The class of a page's title, which on phones is as large as its longest word allows. */
export function titleClass(title: string): string {
  const longest = Math.max(...title.split(' ').map((word) => word.length))
  if (longest <= 8 && title.length <= 10) return 'page-title short-title'
  return `page-title ${title.length <= 11 ? 'medium-title' : ''}`
}
