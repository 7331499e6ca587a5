import type { FastifySchemaCompiler } from 'fastify'
import { safeParse, type $ZodType } from 'zod/v4/core'
import type { Issue } from '@kwiq/contracts'
import { AppError } from './app-error.ts'

/** At most this many are sent: a caller can act on no more. */
const maxIssues = 20

/** Checks what routes receive against their zod schemas; a failure becomes 400 with the path and the reason. */
export const compileValidator: FastifySchemaCompiler<$ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    // A call without a body is judged as an empty object, so that it names the field that is missing.
    const result = safeParse(schema, httpPart === 'body' && data == null ? {} : data)
    if (result.success) return { value: result.data }
    const prefix =
      httpPart === undefined || httpPart === 'body' ? '' : httpPart.replace('querystring', 'query')
    return {
      error: invalidInput(result.error.issues.map(({ path, message }) => describe(prefix, path, message))),
    }
  }

/** The 400 for these issues. */
export function invalidInput(issues: Issue[]): AppError {
  const first = issues[0]
  return new AppError('validation_failed', first ? describeIssue(first) : 'The input is not valid.', {
    details: { issues: issues.slice(0, maxIssues) },
  })
}

function describeIssue({ path, message }: Issue): string {
  return path ? `${path}: ${message}` : message
}

function describe(prefix: string, keys: readonly PropertyKey[], message: string): Issue {
  const path = keys.reduce<string>(
    (text, key) =>
      typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key),
    prefix,
  )
  return { path, message }
}
