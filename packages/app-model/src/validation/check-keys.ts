import { findTextFault } from './check-text.ts'
import type { Reporter } from './reporter.ts'

/** Names that would reach an object's prototype where a key is written carelessly. */
const reservedNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Whether this name may not be a key or an id. */
export function isReservedName(name: string): boolean {
  return reservedNames.has(name)
}

/** Whether the value is an object as JSON makes them: no list, no class instance. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  // Not compared with Object.prototype: an object of another realm (an iframe, a worker) is as plain.
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** Reports a key that no object of a document may have. */
export function checkKey(key: string, reporter: Reporter): boolean {
  if (isReservedName(key)) {
    reporter.add(`The name "${key}" is reserved and cannot be used as a key.`, key)
    return false
  }
  const fault = findTextFault(key)
  if (fault) reporter.add(`A key is not usable: ${fault}`)
  return fault === undefined
}

/** Reports keys outside `known`; `owner` ends the message ("a component"). */
export function checkKnownKeys(
  value: Record<string, unknown>,
  known: ReadonlySet<string>,
  owner: string,
  reporter: Reporter,
): void {
  for (const key of Object.keys(value)) {
    if (known.has(key)) continue
    if (checkKey(key, reporter)) reporter.add(`"${key.slice(0, 60)}" is not a field of ${owner}.`, key)
  }
}
