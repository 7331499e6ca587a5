const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/**
 * PostgreSQL's states that pass by themselves: connection lost (08), resources exhausted (53), statement
 * cancelled by its timeout or server going down (57), idle transaction ended (25P03), chosen to end a deadlock
 * (40001, 40P01), lock not had in time (55P03).
 */
const passingState = /^(08...|53...|57014|57P0.|25P03|40001|40P01|55P03)$/

/** What pg and PGlite say without a code. */
const passingMessage =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end|PGlite is closed)/

/** Whether an error says that the database cannot serve just now, so that the same call may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    const code = 'code' in each && typeof each.code === 'string' ? each.code : ''
    if (networkCodes.has(code) || passingState.test(code) || passingMessage.test(each.message)) return true
    // Several addresses of one host, none of which answered.
    if (each instanceof AggregateError && each.errors.some(isDatabaseUnavailable)) return true
  }
  return false
}
