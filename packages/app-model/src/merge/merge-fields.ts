import { isEqual } from '../tree/is-equal.ts'

/** Something both sides changed, differently. Our value was taken; theirs is given here. */
export interface MergeConflict {
  kind: 'value' | 'place' | 'removed'
  /** What it is about: the app itself, a screen or a component. */
  subject: 'app' | 'screen' | 'component'
  /** Id of the screen or component; empty for the app. */
  id: string
  /** `label`, `properties.items`, `theme.mode` ...; empty for `place` and `removed`. */
  key: string
  ours: unknown
  theirs: unknown
}

/** One value by three: whoever changed it wins; when both did, differently, ours does and `onConflict` is told. */
export function mergeValue<Value>(base: Value, ours: Value, theirs: Value, onConflict: () => void): Value {
  if (isEqual(ours, theirs) || isEqual(base, theirs)) return ours
  if (isEqual(base, ours)) return theirs
  onConflict()
  return ours
}

/**
 * Objects field by field; an absent field counts as a value. The result is our object itself, or theirs, when it
 * comes out the same. Keys stand in our order, new ones of theirs behind.
 */
export function mergeFields<Fields extends object>(
  base: Partial<Fields>,
  ours: Fields,
  theirs: Fields,
  onConflict: (key: string, ours: unknown, theirs: unknown) => void,
): Fields {
  if (ours === theirs) return ours
  const fields = [base, ours, theirs].map((side) => new Map<string, unknown>(Object.entries(side)))
  const merged: Record<string, unknown> = {}
  for (const key of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    const [inBase, inOurs, inTheirs] = fields.map((side) => side.get(key))
    const value = mergeValue(inBase, inOurs, inTheirs, () => onConflict(key, inOurs, inTheirs))
    if (value !== undefined) merged[key] = value
  }
  if (isEqual(merged, ours)) return ours
  if (isEqual(merged, theirs)) return theirs
  // Every field came from one of the two, which are both of this type.
  return merged as Fields
}
