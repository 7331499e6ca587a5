/** Whether two JSON values are the same, whatever the order of keys; a field that is undefined counts as absent. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false
    return one.every((value, index) => isEqual(value, other[index]))
  }
  if (Array.isArray(other)) return false
  const fields = new Map(Object.entries(other))
  let matched = 0
  for (const [key, value] of Object.entries(one)) {
    if (value === undefined) continue
    if (!isEqual(value, fields.get(key))) return false
    matched += 1
  }
  let present = 0
  for (const value of fields.values()) if (value !== undefined) present += 1
  return matched === present
}
