import { DrizzleQueryError } from 'drizzle-orm'
import { pino, stdSerializers, type Logger as PinoLogger } from 'pino'

export type Logger = PinoLogger

/** Names of what nobody may read in a log. */
const secretName =
  /pass(word|phrase|wd)?|token|secret|cookie|authori[sz]ation|credential|signature|sealed|hash|^(api[-_]?)?key$/i

/**
 * JSON lines on standard output. Bodies, cookies and the values of queries are never logged; what hides secrets here
 * is a second fence, for objects logged whole by mistake.
 */
export function createLogger(level: string, destination?: { write(line: string): void }): Logger {
  return pino(
    {
      level,
      base: undefined,
      serializers: { err: describeError, req: describeRequest },
      formatters: { log: (logged) => hideSecrets(logged, 0) },
      hooks: {
        // Without a text of its own a line takes that of the error, values and all.
        logMethod([first, ...rest], method) {
          method.apply(
            this,
            rest.length === 0 && isFailedQuery(first) ? [first, 'failed query'] : [first, ...rest],
          )
        },
      },
    },
    destination ?? pino.destination(1),
  )
}

/** Of a request no more than how: addresses hold what people search for, and links' tokens. */
function describeRequest(request: unknown): unknown {
  return typeof request === 'object' && request !== null && 'method' in request
    ? { method: request.method }
    : undefined
}

/** A copy of plain objects without what is secret by its name. Errors and requests have describers of their own. */
function hideSecrets(logged: Record<string, unknown>, depth: number): Record<string, unknown> {
  const hide = (name: string, value: unknown): unknown => {
    if (secretName.test(name)) return '[hidden]'
    if (Array.isArray(value)) return depth > 5 ? '[deep]' : value.map((each) => hide('', each))
    if (!isPlain(value)) return value
    return depth > 5 ? '[deep]' : hideSecrets(value, depth + 1)
  }
  return Object.fromEntries(Object.entries(logged).map(([name, value]) => [name, hide(name, value)]))
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function isFailedQuery(logged: unknown): boolean {
  return (
    typeof logged === 'object' &&
    logged !== null &&
    'err' in logged &&
    logged.err instanceof DrizzleQueryError
  )
}

/** An error without what people have entered. Databases and drizzle put the values into their messages. */
function describeError(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error instanceof Error ? stdSerializers.err(error) : error
  const { cause, query } = error
  const code = cause && 'code' in cause ? cause.code : undefined
  return { type: 'DrizzleQueryError', message: cause?.message, code, query, stack: cause?.stack }
}
