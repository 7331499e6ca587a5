/** A line of points, x and y in turn, in the units of the path. */
export interface Polyline {
  points: number[]
  isClosed: boolean
}

const argumentCounts: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/** One command with all its numbers; `name` keeps its case, which says absolute or relative. */
interface PathCommand {
  name: string
  values: number[]
}

/**
 * The commands of an SVG path (SVG 1.1, section 8.3), repeated ones written out. Understands numbers without
 * spaces between them and arc flags without any. Throws a RangeError for what is no path.
 */
export function parsePath(d: string): PathCommand[] {
  const commands: PathCommand[] = []
  let at = 0
  const skip = (): void => {
    while (at < d.length && /[\s,]/.test(d.charAt(at))) at++
  }
  const read = (pattern: RegExp): string => {
    skip()
    pattern.lastIndex = at
    const [found] = pattern.exec(d) ?? []
    if (found === undefined) throw new RangeError(`not a path at ${at}: ${d.slice(at, at + 12)}`)
    at += found.length
    return found
  }
  const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/y
  skip()
  while (at < d.length) {
    let name = read(/[a-zA-Z]/y)
    const count = argumentCounts[name.toUpperCase()]
    if (count === undefined) throw new RangeError(`not a path command: ${name}`)
    if (commands.length === 0 && name.toUpperCase() !== 'M') throw new RangeError('a path begins with M')
    let hasMore = true
    while (hasMore) {
      const isArc = name.toUpperCase() === 'A'
      const values = Array.from({ length: count }, (_, index) =>
        Number(read(isArc && (index === 3 || index === 4) ? /[01]/y : number)),
      )
      commands.push({ name, values })
      // Further pairs after a move are lines.
      if (name === 'M') name = 'L'
      if (name === 'm') name = 'l'
      skip()
      hasMore = count > 0 && at < d.length && /[-+.\d]/.test(d.charAt(at))
    }
  }
  return commands
}
