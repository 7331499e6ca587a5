/** The first of some stems with spaces around. */
const firstOf = (stems: string): string => stems.trim().split(' ', 1)[0] ?? ''

/**
 * Items known by names, given as stems with spaces around. Of hundreds only those few are looked at one by one of whose
 * names the first stem is said.
 */
export class FirstStems<Item> {
  readonly #items: readonly Item[]
  readonly #places = new Map<string, number[]>()

  constructor(items: readonly Item[], namesOf: (item: Item) => readonly string[]) {
    this.#items = items
    for (const [place, item] of items.entries())
      for (const first of new Set(namesOf(item).map(firstOf))) {
        const before = this.#places.get(first)
        if (before) before.push(place)
        else this.#places.set(first, [place])
      }
  }

  /** In their order, the items of which a name may stand among stems, with spaces around: no other one does. */
  among(stems: string): Item[] {
    const found = new Set<number>()
    for (const stem of stems.trim().split(' '))
      for (const place of this.#places.get(stem) ?? []) found.add(place)
    return [...found]
      .sort((one, other) => one - other)
      .map((place) => this.#items[place])
      .filter((item) => item !== undefined)
  }
}
