import type { Company } from '@site/company/facts/define-company.ts'

/** Every picture needs a description in content/company.json, and every description a picture. */
export function textProblems(
  company: Company,
  name: keyof NonNullable<Company['pictures']>,
  isThere: boolean,
): string[] {
  const isDescribed = company.pictures?.[name] !== undefined
  if (isThere === isDescribed) return []
  return [
    isThere
      ? `Your picture “${name}” needs a text for those who do not see it: add pictures.${name}.alt to content/company.json.`
      : `content/company.json describes a picture “${name}”, which is missing: add the picture, or remove pictures.${name}.`,
  ]
}
