/** So many may make ids at the same time without ever making the same one; see `lane`. */
export const idLanes = 250

/**
 * Makes ids of a type plus a timestamp in milliseconds, such as `button-1732170000000`. Two ids of one factory
 * never share a timestamp: within one millisecond, and when the clock steps back, it counts on. Where several people
 * add to one document, each takes a `lane` of their own, 0 to `idLanes` - 1: the next millisecond that leaves this
 * remainder. What two add in the same millisecond then has two ids.
 */
export function createIdFactory(now: () => number, lane?: number): (type: string) => string {
  let last = 0
  return (type) => {
    const next = Math.max(Math.floor(now()), last + 1)
    last = lane === undefined ? next : next + ((lane - (next % idLanes) + idLanes) % idLanes)
    return `${type}-${last}`
  }
}
