/** Whether two JSON values are the same, whatever the order of keys; a field that is undefined counts as absent. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false
    for (let index = 0; index < one.length; index += 1) if (!isEqual(one[index], other[index])) return false
    return true
  }
  if (!isRecord(one) || !isRecord(other) || Array.isArray(other)) return false
  for (const key of Object.keys(one)) if (!isEqual(one[key], ownValue(other, key))) return false
  for (const key of Object.keys(other)) {
    if (other[key] !== undefined && !Object.hasOwn(one, key)) return false
  }
  return true
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

// `constructor` and its like are found on every object: only what is the object's own counts.
function ownValue(record: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
