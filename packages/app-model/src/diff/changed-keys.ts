import { isEqual } from '../tree/is-equal.ts'

/** Names of the fields that differ between two objects, those of the newer first. */
export function changedKeys(before: object, after: object): string[] {
  if (before === after) return []
  const fieldsBefore = ownFields(before)
  const fieldsAfter = ownFields(after)
  return [
    ...Object.keys(fieldsAfter).filter((name) => !isEqual(fieldsBefore[name], fieldsAfter[name])),
    ...Object.keys(fieldsBefore).filter((name) => fieldsBefore[name] !== undefined && !(name in fieldsAfter)),
  ]
}

/** The fields with nothing inherited, so that any name can be asked for. */
function ownFields(object: object): Record<string, unknown> {
  return { __proto__: null, ...object }
}
