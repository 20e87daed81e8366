import type { FastifyRequest } from 'fastify'
import { languageField } from '../../enquiry-contract/form-answer.ts'
import { fieldNames } from '../../enquiry-contract/fields.ts'
import type { FormValues } from '../../enquiry-contract/form-values.ts'
import { honeypotField } from '../../enquiry-contract/spam-signals.ts'
import { mediaType } from '../http/media-type.ts'

/** The form encodings that browsers know besides the one our form uses. */
export const otherFormTypes = ['multipart/form-data', 'text/plain']

/** All form encodings that browsers know. */
export const formTypes = ['application/x-www-form-urlencoded', ...otherFormTypes]

/**
 * The values of a refused form, in whichever encoding, to show them again. `null` when nothing can
 * be read.
 */
export async function readRefusedForm(request: FastifyRequest): Promise<FormValues | null> {
  const fields: Record<string, unknown> = await fieldsOf(request).catch(() => ({}))
  const entries = fieldNames.map((name) => [name, textOf(fields[name])] as const)
  return entries.some(([, value]) => value !== '')
    ? (Object.fromEntries(entries) as FormValues)
    : null
}

async function fieldsOf(request: FastifyRequest): Promise<Record<string, unknown>> {
  const { body, headers } = request
  if (!Buffer.isBuffer(body)) return { ...(body as object | null) }
  if (mediaType(request) === 'text/plain') return fieldsOfPlainText(body.toString())
  const form = new Response(new Uint8Array(body), {
    headers: { 'Content-Type': headers['content-type'] ?? '' },
  })
  return Object.fromEntries(await form.formData())
}

const fieldStart = new RegExp(
  `(?:^|\\r\\n)(${[...fieldNames, languageField, honeypotField].join('|')})=`,
)

/** One `name=value` line per field. A value may have several lines. */
function fieldsOfPlainText(text: string): Record<string, string> {
  const [, ...parts] = text.replace(/\r\n$/, '').split(fieldStart)
  return Object.fromEntries(
    parts.flatMap((name, index) => (index % 2 === 0 ? [[name, parts[index + 1] ?? '']] : [])),
  )
}

/** A file or a repeated field cannot come from our form. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
