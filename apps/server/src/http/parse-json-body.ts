import type { Issue } from '@kwiq/contracts'
import { AppError } from './app-error.ts'
import { countMembers } from './count-members.ts'
import { invalidInput } from './validation.ts'

/** Keys that could change what every object inherits, were they ever copied carelessly. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Only a text with one of these can hold what `findForbidden` looks for; most are spared the walk. */
const suspicious = /__proto__|constructor|prototype|\\u/

/** The JSON of a body; none counts as undefined. Throws 400 with the path of what may not be in it. */
export function parseJsonBody(text: string): unknown {
  if (text === '') return undefined
  const members = countMembers(text)
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new AppError('invalid_json', 'The body is not valid JSON.')
  }
  // Of two members with one name others may have read the first, where we would take the last.
  if (countKeys(body) !== members)
    throw new AppError('invalid_json', 'An object of the body has a key twice.')
  if (suspicious.test(text)) refuseForbidden(body)
  return body
}

/** How many members were kept: a later one takes the place of an earlier one of the same name. */
function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  let keys = 0
  if (Array.isArray(value)) {
    for (const child of value) keys += countKeys(child)
    return keys
  }
  for (const child of Object.values(value)) keys += 1 + countKeys(child)
  return keys
}

/** Throws 400 for a key that is not allowed, or a character no database can store. */
export function refuseForbidden(body: unknown): void {
  const issue = findForbidden(body)
  if (issue) throw invalidInput([issue])
}

/** The first such place; its path is made only where there is one, for a body may have a million places. */
function findForbidden(body: unknown): Issue | null {
  const open: Place[] = [{ value: body, key: '', parent: null }]
  for (let place = open.pop(); place; place = open.pop()) {
    const { value } = place
    if (isUnstorable(value))
      return { path: pathOf(place), message: 'A text holds a character that cannot be stored.' }
    if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index += 1) look(open, value[index], index, place)
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value)) {
        if (forbiddenKeys.has(key)) {
          const path = pathOf({ value: child, key, parent: place })
          return { path, message: `"${key}" is not allowed as a key.` }
        }
        look(open, child, key, place)
      }
    }
  }
  return null
}

/** A value of a body and how one gets there. */
interface Place {
  value: unknown
  key: string | number
  parent: Place | null
}

/** Keeps what has to be looked into, or is at fault itself. */
function look(open: Place[], value: unknown, key: string | number, parent: Place): void {
  if ((typeof value === 'object' && value !== null) || isUnstorable(value)) open.push({ value, key, parent })
}

function isUnstorable(value: unknown): boolean {
  return typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())
}

function pathOf({ key, parent }: Place): string {
  if (!parent) return ''
  const path = pathOf(parent)
  if (typeof key === 'number') return `${path}[${key}]`
  return path ? `${path}.${key}` : key
}
