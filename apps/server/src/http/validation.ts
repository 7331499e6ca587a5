import type { FastifySchemaCompiler } from 'fastify'
import { safeParse, type $ZodType } from 'zod/v4/core'
import type { Issue } from '@kwiq/contracts'
import { AppError } from './app-error.ts'
import { describeIssue } from './describe-issue.ts'

/** At most this many are sent: a caller can act on no more. */
const maxIssues = 20

/** Checks what routes receive against their zod schemas; a failure becomes 400 with the path and the reason. */
export const compileValidator: FastifySchemaCompiler<$ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    // A call without a body is judged as an empty object, so that it names the field that is missing.
    const input = httpPart === 'body' && data == null ? {} : data
    const result = safeParse(schema, input, { error: describeIssue })
    if (result.success) return { value: result.data }
    const prefix =
      httpPart === undefined || httpPart === 'body' ? '' : httpPart.replace('querystring', 'query')
    return {
      error: invalidInput(
        result.error.issues.map(({ path, message }) => ({ path: formatPath(prefix, path), message })),
      ),
    }
  }

/** The 400 for these issues: the first in words for people, all of them with their paths in `details`. */
export function invalidInput(issues: Issue[]): AppError {
  return new AppError('validation_failed', issues[0]?.message ?? 'The input is not valid.', {
    details: issues.slice(0, maxIssues),
  })
}

function formatPath(prefix: string, keys: readonly PropertyKey[]): string {
  return keys.reduce<string>(
    (text, key) =>
      typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key),
    prefix,
  )
}
