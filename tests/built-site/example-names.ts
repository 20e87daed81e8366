import { company } from '@site/company/facts/company.ts'
import { exampleFacts } from '@site/company/facts/example-facts.ts'
import { messages } from '@site/company/i18n/messages.ts'

/** Those of another company may name its people; they stay when a test gives it other facts. */
const texts = JSON.stringify(messages)

/** Names and placeholders of the example company that no page of another one may have. */
export const exampleNames = [
  ...exampleFacts(company, {}).flatMap(({ values }) => values),
  ...(company.people ?? []).map(({ name }) => name),
  ...(company.references ?? []).flatMap(({ client }) => Object.values(client)),
].filter((name) => !texts.includes(name))
