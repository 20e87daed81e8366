/** The facts that have a file of their own beside `company.ts`. */
export const factsWithFile = ['people', 'references', 'questions'] as const

/** The file of a fact: `content/people.ts`. */
export function factFile(fact: string): string {
  return `content/${factsWithFile.find((name) => name === fact) ?? 'company'}.ts`
}
