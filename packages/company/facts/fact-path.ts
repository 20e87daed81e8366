/** Where a fact is in content/company.json, in an editor's words: `careers.steps, no. 2, title`. */
export function factPath(keys: readonly (string | number)[]): string {
  return keys.reduce<string>((path, key, index) => {
    if (typeof key === 'number') return `${path}, no. ${key + 1}`
    const isInList = typeof keys[index - 1] === 'number'
    return path === '' ? key : `${path}${isInList ? ', ' : '.'}${key}`
  }, '')
}
