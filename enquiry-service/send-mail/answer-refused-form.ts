import type { FastifyReply, FastifyRequest } from 'fastify'
import { fieldNames } from '../../enquiry-contract/fields.ts'
import type { FormValues } from '../../enquiry-contract/form-values.ts'
import { answerUnsentPost, localeOfPost, refusalOf } from './answer-unsent-post.ts'
import { sendFormPage, type FormPageDependencies } from './send-form-page.ts'

/** Shows a refused form again with its values, to a visitor without JavaScript. */
export async function answerRefusedForm(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  dependencies: FormPageDependencies,
) {
  const values = valuesOf(request)
  if (values === null) {
    return answerUnsentPost(request, reply, { status, site: dependencies.site })
  }
  const answer = {
    locale: localeOfPost(request),
    values,
    valuesLeftOut: false,
    errors: {},
    failed: true,
    refusal: refusalOf(status),
  }
  return sendFormPage(request, reply, status, answer, dependencies)
}

/** The values that were posted; `null` when there are none of our form. */
function valuesOf({ body }: FastifyRequest): FormValues | null {
  const fields = { ...(body as Record<string, unknown> | null) }
  const entries = fieldNames.map((name) => [name, textOf(fields[name])] as const)
  return entries.some(([, value]) => value !== '')
    ? (Object.fromEntries(entries) as FormValues)
    : null
}

/** A repeated field cannot come from our form. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
