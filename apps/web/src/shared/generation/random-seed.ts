let last: number | undefined

/** A seed for another look: each follows the one before, and so wears another theme. */
export function randomSeed(): number {
  last = last === undefined ? Math.floor(Math.random() * 1_000_000_000) : last + 1
  return last
}
