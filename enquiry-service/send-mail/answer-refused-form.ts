import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerUnsentPost, localeOfPost, refusalOf } from './answer-unsent-post.ts'
import { readRefusedForm } from './read-refused-form.ts'
import { sendFormPage, type FormPageDependencies } from './send-form-page.ts'

/** Shows a refused form again with its values, to a visitor without JavaScript. */
export async function answerRefusedForm(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  dependencies: FormPageDependencies,
) {
  const values = await readRefusedForm(request)
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
