import type { JsonValue } from '@kwiq/app-model'

/** The steps of a path such as `items[2].action`: names and indexes. */
function stepsOf(path: string): (string | number)[] {
  return path.split(/[.[]/).map((step) => (step.endsWith(']') ? Number(step.slice(0, -1)) : step))
}

/** The name of the property a path begins with, and the path inside it ('' for the property itself). */
export function splitPath(path: string): { name: string; inside: string } {
  const end = path.search(/[.[]/)
  if (end === -1) return { name: path, inside: '' }
  return {
    name: path.slice(0, end),
    inside: path.charAt(end) === '.' ? path.slice(end + 1) : path.slice(end),
  }
}

/** A copy of a JSON value with another value at a path inside it; undefined takes the field away. */
export function putAtPath(
  value: JsonValue | undefined,
  path: string,
  next: JsonValue | undefined,
): JsonValue | undefined {
  return put(value, path === '' ? [] : stepsOf(path).filter((step) => step !== ''), next)
}

function put(
  value: JsonValue | undefined,
  [step, ...rest]: readonly (string | number)[],
  next: JsonValue | undefined,
): JsonValue | undefined {
  if (step === undefined) return next
  if (typeof step === 'number') {
    if (!Array.isArray(value)) return value
    return value.map((entry, index) => (index === step ? (put(entry, rest, next) ?? null) : entry))
  }
  const object = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  const changed = put(object[step], rest, next)
  if (changed !== undefined) return { ...object, [step]: changed }
  const { [step]: _gone, ...others } = object
  return others
}
