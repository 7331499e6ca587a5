import { isEqual } from './is-equal.ts'

/** A change to some fields of an object. */
export interface Patch<Fields> {
  /** Fields that get a new value; `undefined` takes the field away. */
  set?: Partial<Fields>
  /** Fields taken away. */
  unset?: string[]
  /** Written by inverses: the order in which the keys then stand, so that undo is byte-equal. */
  order?: string[]
}

type Fields = Record<string, unknown>

/** The patched object and the patch that takes it back; the same object when nothing changes. */
export function applyPatch<Target extends object>(
  target: Target,
  patch: Patch<object>,
): { patched: Target; inverse: Patch<Target> } {
  const before: Fields = Object.fromEntries(Object.entries(target))
  const after: Fields = { ...before }
  for (const [key, value] of Object.entries(patch.set ?? {})) {
    if (value === undefined) delete after[key]
    else if (!isEqual(after[key], value)) after[key] = value
  }
  for (const key of patch.unset ?? []) delete after[key]
  const ordered = patch.order ? orderKeys(after, patch.order) : after
  const inverse = invertPatch(before, ordered)
  const isSame = Object.keys(inverse).length === 0
  // The caller's fields were spread from Target and only changed as the patch of its own type says.
  return { patched: isSame ? target : (ordered as Target), inverse: inverse as Patch<Target> }
}

function orderKeys(fields: Fields, order: readonly string[]): Fields {
  const ordered: Fields = {}
  for (const key of order) if (Object.hasOwn(fields, key)) ordered[key] = fields[key]
  for (const key of Object.keys(fields)) if (!Object.hasOwn(ordered, key)) ordered[key] = fields[key]
  return ordered
}

function invertPatch(before: Fields, after: Fields): Patch<Fields> {
  const set: Fields = {}
  for (const key of Object.keys(before)) {
    if (!Object.hasOwn(after, key) || after[key] !== before[key]) set[key] = before[key]
  }
  const unset = Object.keys(after).filter((key) => !Object.hasOwn(before, key))
  const order = Object.keys(before)
  const restored = [
    ...Object.keys(after).filter((key) => Object.hasOwn(before, key)),
    ...order.filter((key) => !Object.hasOwn(after, key)),
  ]
  return {
    ...(Object.keys(set).length > 0 ? { set } : {}),
    ...(unset.length > 0 ? { unset } : {}),
    ...(restored.some((key, index) => key !== order[index]) ? { order } : {}),
  }
}
