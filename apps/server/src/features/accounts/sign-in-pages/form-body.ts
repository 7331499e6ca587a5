import { Issue } from '@kwiq/contracts'
import { z } from 'zod'
import type { AppError } from '../../../http/app-error.ts'
import { refuseForbidden } from '../../../http/parse-json-body.ts'
import { invalidInput } from '../../../http/validation.ts'

/** The sentence about the first wrong field; callers get the same with the field's path in front. */
export function describeForPeople(failure: AppError): string {
  const details = z.object({ issues: z.array(Issue).min(1) }).safeParse(failure.details)
  const message = details.data?.issues[0]?.message ?? ''
  return /^[A-Z].*\.$/.test(message) ? message : failure.message
}

const formFields = z
  .object({ firstName: z.string(), lastName: z.string(), email: z.string(), returnTo: z.string() })
  .partial()
  .catch({})

/** What was typed, to be shown again; never the password. */
export function formValues(body: unknown): z.infer<typeof formFields> {
  return formFields.parse(body)
}

/** The body as `schema` says; throws 400 for what it does not allow. */
export function parseBody<T>(schema: z.ZodType<T>, body: unknown): T {
  refuseForbidden(body)
  const result = schema.safeParse(body ?? {})
  if (result.success) return result.data
  throw invalidInput(result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })))
}
