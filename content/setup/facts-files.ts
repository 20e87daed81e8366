import { format, resolveConfig } from 'prettier'
import type { Company } from '../define-company.ts'
import { factsWithFile } from '../fact-place.ts'

/** The comment at the top of each single-fact file. */
const purposes: Record<(typeof factsWithFile)[number], string> = {
  people:
    'The people that About us introduces, in this order. The first one reads the enquiries: Contact and the confirmation after sending say so.',
  references:
    'Finished assignments with one figure each. Home shows the figures, Services the whole story. Publish only what the client has agreed to, and keep that agreement.',
  questions:
    'What clients ask before they sign, with the company’s answers. Services shows them in this order.',
}

/** The files of `content/` that hold these facts, by name, formatted. */
export async function factsFiles(company: Company, folder: URL): Promise<Map<string, string>> {
  const options = await resolveConfig(new URL('company.ts', folder))
  const files = new Map([['company.ts', companyFile(company)]])
  for (const fact of factsWithFile) {
    files.set(`${fact}.ts`, listFile(fact, purposes[fact], company[fact]))
  }
  for (const [name, content] of files) {
    files.set(name, await format(content, { ...options, parser: 'typescript' }))
  }
  return files
}

function companyFile(company: Company): string {
  const facts = Object.entries(company)
    .filter(([fact, value]) => !(fact in purposes) && value !== undefined)
    .map(([fact, value]) => `${fact}: ${JSON.stringify(value)}`)
  return `import { defineCompany } from './define-company.ts'
${factsWithFile.map((fact) => `import { ${fact} } from './${fact}.ts'`).join('\n')}

/** The one place that describes the company, with the three files next to it (docs/editing-content.md). */
export const company = defineCompany({
${[...facts, ...factsWithFile].join(',\n')}
})
`
}

const listFile = (
  fact: string,
  purpose: string,
  value: unknown,
) => `import type { Company } from './define-company.ts'

/** ${purpose} */
export const ${fact}: Company['${fact}'] = ${value === undefined ? 'undefined' : JSON.stringify(value)}
`
