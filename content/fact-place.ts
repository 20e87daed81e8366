/** The facts that have a file of their own next to `company.ts`. */
export const factsWithFile = ['people', 'references', 'questions'] as const

/** The file of a fact: `content/people.ts`. */
export function factFile(fact: string): string {
  return `content/${factsWithFile.find((name) => name === fact) ?? 'company'}.ts`
}

/** Where a fact is, in an editor's words: `careers.steps, no. 2, title`. */
export function factPath(keys: readonly (string | number)[]): string {
  return keys.reduce<string>((path, key, index) => {
    if (typeof key === 'number') return `${path}, no. ${key + 1}`
    const isInList = typeof keys[index - 1] === 'number'
    return path === '' ? key : `${path}${isInList ? ', ' : '.'}${key}`
  }, '')
}
