/**
 * Which of `after` stand out of order compared with `before`: the fewest elements that, taken away, leave both in
 * the same order (everything outside a longest increasing subsequence). Elements of only one list do not count.
 */
export function findMoved(before: readonly string[], after: readonly string[]): Set<string> {
  if (before.length === after.length && before.every((id, index) => id === after[index])) return new Set()
  const positions = new Map(before.map((id, index) => [id, index]))
  const common = after.flatMap((id) => {
    const position = positions.get(id)
    return position === undefined ? [] : [{ id, position }]
  })
  // tails[n] is the index in `common` of the smallest possible end of an increasing run of length n + 1.
  const tails: number[] = []
  const previous: number[] = []
  for (const [index, { position }] of common.entries()) {
    let low = 0
    let high = tails.length
    while (low < high) {
      const middle = (low + high) >> 1
      const tail = common[tails[middle] ?? 0]
      if (tail && tail.position < position) low = middle + 1
      else high = middle
    }
    previous[index] = low > 0 ? (tails[low - 1] ?? -1) : -1
    tails[low] = index
  }
  const resting = new Set<number>()
  for (let index = tails.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) resting.add(index)
  return new Set(common.filter((_, index) => !resting.has(index)).map(({ id }) => id))
}
