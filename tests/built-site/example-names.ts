import { company } from '@site/company/facts/company.ts'
import { exampleFacts } from '@site/company/facts/example-facts.ts'

/** Names and placeholders of the example company that no page of another one may have. */
export const exampleNames = [
  ...exampleFacts(company, {}).flatMap(({ values }) => values),
  ...(company.people ?? []).map(({ name }) => name),
  ...(company.references ?? []).flatMap(({ client }) => Object.values(client)),
]
