import type { Issue } from '@kwiq/contracts'
import { AppError } from './app-error.ts'
import { invalidInput } from './validation.ts'

/** Keys that could change what every object inherits, were they ever copied carelessly. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Only a text with one of these can hold what `findForbidden` looks for; most are spared the walk. */
const suspicious = /__proto__|constructor|prototype|\\u/

/** The JSON of a body; none counts as undefined. Throws 400 with the path of what may not be in it. */
export function parseJsonBody(text: string): unknown {
  if (text === '') return undefined
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new AppError('invalid_json', 'The body is not valid JSON.')
  }
  if (suspicious.test(text)) refuseForbidden(body)
  return body
}

/** Throws 400 for a key that is not allowed, or a character no database can store. */
export function refuseForbidden(body: unknown): void {
  const issue = findForbidden(body)
  if (issue) throw invalidInput([issue])
}

/** The first such place. A loop rather than recursion: a body may be nested a million deep. */
function findForbidden(body: unknown): Issue | null {
  const open: { path: string; value: unknown }[] = [{ path: '', value: body }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, value } = next
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
      return { path, message: 'A text holds a character that cannot be stored.' }
    }
    if (typeof value !== 'object' || value === null) continue
    const isArray = Array.isArray(value)
    for (const [key, child] of Object.entries(value)) {
      const childPath = isArray ? `${path}[${key}]` : path ? `${path}.${key}` : key
      if (!isArray && forbiddenKeys.has(key))
        return { path: childPath, message: `"${key}" is not allowed as a key.` }
      open.push({ path: childPath, value: child })
    }
  }
  return null
}
