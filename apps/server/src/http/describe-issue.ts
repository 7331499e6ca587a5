import type { $ZodRawIssue } from 'zod/v4/core'

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** One sentence for people about what zod found, for schemas that give no words of their own. */
export function describeIssue(issue: $ZodRawIssue): string {
  const name = issue.path?.at(-1)
  const subject =
    name === undefined ? 'The body' : typeof name === 'number' ? `Entry ${name + 1}` : `"${String(name)}"`
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `${subject} is missing.`
        : `${subject} must be ${kinds[issue.expected] ?? issue.expected}.`
    case 'too_small':
      return `${subject} must ${describeBound(issue.origin, 'at least', Number(issue.minimum))}.`
    case 'too_big':
      return `${subject} must ${describeBound(issue.origin, 'at most', Number(issue.maximum))}.`
    case 'invalid_value':
      return `${subject} must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}.`
    case 'unrecognized_keys':
      return `${subject} has a field that is not known: ${listNames(issue.keys)}.`
    default:
      return `${subject} is not valid.`
  }
}

/** Names that a caller made up, so that neither their number nor their length makes an answer long. */
function listNames(names: readonly string[]): string {
  const shown = names.slice(0, 5).map((name) => (name.length > 60 ? `${name.slice(0, 60)}…` : name))
  const more = names.length - shown.length
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ')
}

function describeBound(origin: string, bound: string, limit: number): string {
  if (origin === 'string') return `have ${bound} ${limit} ${limit === 1 ? 'character' : 'characters'}`
  if (origin === 'array') return `have ${bound} ${limit} ${limit === 1 ? 'entry' : 'entries'}`
  return `be ${bound} ${limit}`
}
