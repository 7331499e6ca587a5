import type { Tracing } from './tracing.ts'

/** A connection to the database, as `pg` and PGlite have it. */
interface Queryable {
  // The two differ in every argument; all of them are passed on as they are.
  query: (...args: never[]) => unknown
}

/** Makes the queries of a connection parts of traces: the statement with its holes, never the values. */
export function traceQueries(connection: Queryable, tracing: Pick<Tracing, 'beginPart'>): void {
  const query = connection.query.bind(connection) as (...args: unknown[]) => unknown
  connection.query = (...args: unknown[]) => {
    const text = statementOf(args[0])
    const span = tracing.beginPart(`db ${/^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'query'}`, {
      'db.system.name': 'postgresql',
      'db.query.text': text.slice(0, 2000),
    })
    if (!span) return query(...args)
    const last = args.at(-1)
    if (typeof last === 'function') {
      const done = (error: unknown, ...rest: unknown[]) => {
        span.end(Boolean(error))
        last(error, ...rest)
      }
      return query(...args.slice(0, -1), done)
    }
    const answer = query(...args)
    if (!(answer instanceof Promise)) return answer
    return answer.then(
      (value: unknown) => {
        span.end(false)
        return value
      },
      (error: unknown) => {
        span.end(true)
        throw error
      },
    )
  }
}

function statementOf(given: unknown): string {
  if (typeof given === 'string') return given
  return typeof given === 'object' && given !== null && 'text' in given && typeof given.text === 'string'
    ? given.text
    : ''
}
