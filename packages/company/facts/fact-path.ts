/** Where a fact or text is, in an editor's words: `content/company.json, careers.steps, no. 2, title`. */
export const placeInWords = (file: string, fields: string[]) =>
  [file, ...fields.filter((field) => field !== '').map(factPath)].join(', ')

/** Where a fact is in its file: `careers.steps, no. 2, title`. */
const factPath = (field: string) =>
  field
    .replaceAll(/\.(\d+)/g, (_, index) => `, no. ${Number(index) + 1}`)
    .replaceAll(/(no\. \d+)\./g, '$1, ')
