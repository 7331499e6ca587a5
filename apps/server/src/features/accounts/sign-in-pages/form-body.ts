import { z } from 'zod'
import { describeIssue } from '../../../http/describe-issue.ts'
import { refuseForbidden } from '../../../http/parse-json-body.ts'
import { invalidInput } from '../../../http/validation.ts'

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
  const result = schema.safeParse(body ?? {}, { error: describeIssue })
  if (result.success) return result.data
  throw invalidInput(result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })))
}

/** Whether a form of a page was sent; anything else comes from a program. */
export function isForm(headers: { 'content-type'?: string | undefined }): boolean {
  return headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
}
