import type { Reporter } from './reporter.ts'

/** Why PostgreSQL or UTF-8 cannot hold this text, or undefined. */
export function findTextFault(text: string): string | undefined {
  if (text.includes('\u0000')) return 'The text contains a NUL character.'
  if (!text.isWellFormed()) return 'The text contains half of a character (a lone surrogate).'
  return undefined
}

/** Whether the text has more than `limit` characters, counted as code points. */
function isLongerThan(text: string, limit: number): boolean {
  if (text.length <= limit) return false
  if (text.length > limit * 2) return true
  return Array.from(text).length > limit
}

/** Checks a field that must be text of at most `limit` characters; `name` begins the messages ("The label"). */
export function checkText(
  value: unknown,
  key: string,
  name: string,
  limit: number,
  reporter: Reporter,
): value is string {
  if (typeof value !== 'string') {
    reporter.add(value === undefined ? `${name} is missing.` : `${name} must be text.`, key)
    return false
  }
  if (isLongerThan(value, limit)) {
    reporter.add(`${name} is longer than ${limit} characters.`, key)
    return false
  }
  const fault = findTextFault(value)
  if (fault) reporter.add(fault, key)
  return fault === undefined
}
