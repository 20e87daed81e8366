import type { Company } from '@site/company/facts/define-company.ts'

/** Every picture needs a description in content/company.json, and every description a picture. */
export function altTextProblems(
  company: Company,
  name: keyof NonNullable<Company['pictures']>,
  hasPicture: boolean,
): string[] {
  const hasDescription = company.pictures?.[name] !== undefined
  if (hasPicture === hasDescription) return []
  return [
    hasPicture
      ? `The picture “${name}” has no description for people who cannot see it. Add pictures.${name}.alt to content/company.json.`
      : `content/company.json describes a picture “${name}”, which is missing. Add the picture, or remove pictures.${name}.`,
  ]
}
