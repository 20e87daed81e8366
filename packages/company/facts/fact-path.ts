/** Where a fact or text is, in an editor's words: `content/company.json, careers.steps, no. 2, title`. */
export const placeInWords = (file: string, fields: string[]) =>
  [file, ...fields.filter((field) => field !== '')]
    .join(', ')
    .replaceAll(/\.(\d+)/g, (_, index) => `, no. ${Number(index) + 1}`)
    .replaceAll(/(no\. \d+)\./g, '$1, ')
