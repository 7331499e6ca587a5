import { documentLimits } from '../limits.ts'
import { checkKey, isPlainObject } from './check-keys.ts'
import { findTextFault } from './check-text.ts'
import { isLinkKey, isSafeLink } from './is-safe-link.ts'
import type { Reporter } from './reporter.ts'

/** Checks free JSON (a component's properties): only JSON values, usable keys and text, safe links, limited depth. */
function checkJson(value: unknown, reporter: Reporter, depth = 0): void {
  switch (typeof value) {
    case 'string': {
      const fault = findTextFault(value)
      if (fault) reporter.add(fault)
      return
    }
    case 'number':
      if (!Number.isFinite(value)) reporter.add('The number is not finite.')
      return
    case 'boolean':
      return
    case 'object':
      if (value === null) return
      if (depth >= documentLimits.propertyDepth) {
        reporter.add(`The value is nested more than ${documentLimits.propertyDepth} levels deep.`)
      } else if (Array.isArray(value)) {
        checkList(value, reporter, depth)
      } else if (isPlainObject(value)) {
        checkObject(value, reporter, depth)
      } else {
        reporter.add('The value is not plain JSON.')
      }
      return
    case 'undefined':
    case 'bigint':
    case 'symbol':
    case 'function':
      reporter.add('The value is not plain JSON.')
  }
}

/** What is past the limit is not looked into, so that hostile input costs little. */
function isTooLong(entries: readonly unknown[], reporter: Reporter): boolean {
  if (entries.length <= documentLimits.propertyEntries) return false
  reporter.add(`The value has more than ${documentLimits.propertyEntries} entries.`)
  return true
}

function checkList(list: unknown[], reporter: Reporter, depth: number): void {
  if (isTooLong(list, reporter)) return
  for (let index = 0; index < list.length; index += 1) {
    reporter.enter(index)
    checkJson(list[index], reporter, depth + 1)
    reporter.leave()
  }
}

/** Checks an object of free JSON. A field that is `undefined` counts as absent, as JSON writes it. */
export function checkObject(object: Record<string, unknown>, reporter: Reporter, depth: number): void {
  const keys = Object.keys(object)
  if (isTooLong(keys, reporter)) return
  for (const key of keys) {
    if (!checkKey(key, reporter)) continue
    const value = object[key]
    if (value === undefined) continue
    reporter.enter(key)
    checkJson(value, reporter, depth + 1)
    // An empty link is one that is still to be filled in: the navigation check reports it.
    if (typeof value === 'string' && value !== '' && isLinkKey(key) && !isSafeLink(value)) {
      reporter.add('The link must begin with https://, http://, tel: or mailto:.')
    }
    if (key === 'action' && isPlainObject(value) && value.kind === 'link' && typeof value.href !== 'string') {
      reporter.add('A link needs its address as text.', 'href')
    }
    reporter.leave()
  }
}
