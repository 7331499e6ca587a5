import { isReservedName } from '../validation/check-keys.ts'

export type Fields = Record<string, unknown>

/**
 * The object without the fields outside `known`. Reserved names such as `__proto__` stay, so that validation
 * meets and refuses them. `Object.fromEntries` defines keys, it never sets a prototype.
 */
export function keepKnown(fields: Fields, known: readonly string[]): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([key]) => known.includes(key) || isReservedName(key)),
  )
}

/** The first of the values that is text with something in it. */
export function firstText(...values: unknown[]): string | undefined {
  return values.find((value): value is string => typeof value === 'string' && value.trim() !== '')
}

/** Gives each id once: `base`, or `base` with the first free number behind it. */
export function createUniqueIds(taken: Set<string>): (base: string) => string {
  /** The number each base has come to: counted anew each time, a list of many alike would take for ever. */
  const counts = new Map<string, number>()
  return (base) => {
    let count = counts.get(base) ?? 1
    const name = () => (count === 1 ? base : `${base}-${count}`)
    while (taken.has(name())) count += 1
    const id = name()
    counts.set(base, count)
    taken.add(id)
    return id
  }
}
