import type { Scene } from '../paint.ts'

/** Modules on a side, as in version 2 of QR codes (ISO/IEC 18004): its look, not its content. */
const side = 25
const module = 9
const left = 200 - (side * module) / 2
const top = 150 - (side * module) / 2

/** The three squares by which a reader finds the code: where they begin. */
const finders: readonly (readonly [column: number, row: number])[] = [
  [0, 0],
  [side - 7, 0],
  [0, side - 7],
]

const isFinder = (column: number, row: number): boolean | undefined => {
  for (const [x, y] of finders) {
    const [across, down] = [column - x, row - y]
    if (across < -1 || across > 7 || down < -1 || down > 7) continue
    const ring = Math.max(Math.abs(across - 3), Math.abs(down - 3))
    return ring === 3 || ring < 2
  }
  return undefined
}

/** Squares of a code one scans, dark on white whatever the theme is, as readers want it. */
const squares: Scene = ({ random }) => {
  let path = ''
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1)
      if (isFinder(column, row) ?? random() < 0.5)
        path += `M${left + column * module} ${top + row * module}h${module}v${module}h-${module}z`
  return { ground: ['#ffffff', '#ffffff'], shapes: `<path d="${path}" fill="#111111"/>` }
}

/** Bars of a code one scans. */
const bars: Scene = ({ random }) => {
  let path = ''
  for (let x = 40; x < 356;) {
    const width = 2 + Math.floor(random() * 3) * 2
    path += `M${x} 70h${width}v160h-${width}z`
    x += width + 2 + Math.floor(random() * 3) * 2
  }
  return { ground: ['#ffffff', '#ffffff'], shapes: `<path d="${path}" fill="#111111"/>` }
}

/** A code to scan: squares, or bars where its name says so. */
export const code: Scene = (paint) => (paint.subject.detail === 'bars' ? bars(paint) : squares(paint))
