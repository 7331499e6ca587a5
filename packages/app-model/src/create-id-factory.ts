/**
 * Makes ids of a type plus a timestamp in milliseconds, such as `button-1732170000000`. Two ids of one factory
 * never share a timestamp: within one millisecond, and when the clock steps back, it counts on.
 */
export function createIdFactory(now: () => number): (type: string) => string {
  let last = 0
  return (type) => {
    last = Math.max(Math.floor(now()), last + 1)
    return `${type}-${last}`
  }
}
