import * as v from 'valibot'
import type { FieldErrors } from '../../enquiry-contract/form-answer.ts'
import type { ErrorCode, formSchema } from '../../enquiry-contract/form-schema.ts'
import type { FieldName } from '../../enquiry-contract/form-values.ts'

type FormIssue = v.InferIssue<typeof formSchema>

/** The first broken rule of each field; the schema's messages are error codes. */
export function fieldErrors(issues: readonly FormIssue[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of issues) {
    const field = v.getDotPath(issue) as FieldName
    errors[field] ??= issue.message as ErrorCode
  }
  return errors
}
