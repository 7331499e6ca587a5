import { DrizzleQueryError } from 'drizzle-orm'
import { pino, stdSerializers, type Logger as PinoLogger } from 'pino'

export type Logger = PinoLogger

/**
 * JSON lines on standard output. Bodies, cookies and the values of queries are never logged; the paths below are
 * a second fence for objects logged whole by mistake.
 */
export function createLogger(level: string, destination?: { write(line: string): void }): Logger {
  return pino(
    {
      level,
      base: undefined,
      serializers: { err: describeError },
      hooks: {
        // Without a text of its own a line takes that of the error, values and all.
        logMethod([first, ...rest], method) {
          method.apply(
            this,
            rest.length === 0 && isFailedQuery(first) ? [first, 'failed query'] : [first, ...rest],
          )
        },
      },
      redact: {
        paths: ['*.password', '*.token', '*.cookie', '*.authorization', 'req.headers', '*.apiKey'],
        censor: '[hidden]',
      },
    },
    destination ?? pino.destination(1),
  )
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
