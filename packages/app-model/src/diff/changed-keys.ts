import { isEqual } from '../tree/is-equal.ts'

/** Names of the fields that differ between two objects, those of the newer first. */
export function changedKeys(before: object, after: object): string[] {
  if (before === after) return []
  const fieldsBefore = new Map<string, unknown>(Object.entries(before))
  const fieldsAfter = new Map<string, unknown>(Object.entries(after))
  const names = new Set([...fieldsAfter.keys(), ...fieldsBefore.keys()])
  return [...names].filter((name) => !isEqual(fieldsBefore.get(name), fieldsAfter.get(name)))
}
