import { safeColor, safeNumber } from '../svg.ts'
import { mix } from '../theme/color.ts'
import { drawPath, line } from './draw-lines.ts'
import { area, filled, green, type GroundSize, land, road, water } from './draw-town.ts'
import type { Ground } from './grounds.ts'

/** A closed, uneven round: its middle, its radii, how uneven (0: an ellipse). */
function blob(random: () => number, x: number, y: number, rx: number, ry: number, uneven: number): string {
  const corners = Array.from({ length: 13 }, (_, index) => {
    const angle = (index / 13) * Math.PI * 2
    const reach = 1 + (random() - 0.5) * uneven
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach] as const
  })
  return closedCurve(corners)
}

/** A smooth closed line around the corners: each corner bends it, it passes the middles between them. */
function closedCurve(corners: readonly (readonly [number, number])[]): string {
  const middle = (index: number) => {
    const [ax, ay] = corners[index % corners.length] ?? [0, 0]
    const [bx, by] = corners[(index + 1) % corners.length] ?? [0, 0]
    return [(ax + bx) / 2, (ay + by) / 2] as const
  }
  const [startX, startY] = middle(corners.length - 1)
  const bends = corners.map(([x, y], index) => drawPath`Q${x} ${y} ${middle(index)[0]} ${middle(index)[1]}`)
  return `${drawPath`M${startX} ${startY}`}${bends.join('')}Z`
}

/** Woods, two hills with their contour lines, a brook, a lake and dashed paths. */
function hills(size: GroundSize): string {
  const { w, h, random } = size
  let ground = filled(size, mix(land(size), green(size), 0.35))
  for (let count = 0; count < 4; count += 1) {
    const [x, y] = [random() * w, random() * h]
    ground += area(blob(random, x, y, w * (0.14 + random() * 0.12), h * 0.18, 0.5), green(size))
  }
  const tops = [
    [0.26 + random() * 0.08, 0.3 + random() * 0.1],
    [0.74 + random() * 0.08, 0.62 + random() * 0.12],
  ] as const
  for (const [x, y] of tops) {
    for (let ring = 5; ring > 0; ring -= 1) {
      const d = blob(random, x * w, y * h, ring * w * 0.058, ring * h * 0.068, 0.16)
      ground += line(d, land(size, 0.16), 1.2)
    }
  }
  const brook = drawPath`M${w * 0.58} -10C${w * 0.46} ${h * 0.24} ${w * 0.66} ${h * 0.4} ${w * 0.46} ${h * 0.62}S${w * 0.4} ${h * 0.9} ${w * 0.3} ${h + 10}`
  ground += line(brook, water(size), 5)
  ground += area(blob(random, w * 0.43, h * 0.7, w * 0.09, h * 0.08, 0.4), water(size))
  const paths = [
    drawPath`M-10 ${h * 0.8}C${w * 0.2} ${h * 0.7} ${w * 0.1} ${h * 0.4} ${w * tops[0][0]} ${h * tops[0][1]}S${w * 0.5} ${h * 0.1} ${w + 10} ${h * 0.24}`,
    drawPath`M${w * 0.16} ${h + 10}C${w * 0.3} ${h * 0.84} ${w * 0.6} ${h * 0.86} ${w * tops[1][0]} ${h * tops[1][1]}S${w * 0.9} ${h * 0.4} ${w + 10} ${h * 0.46}`,
  ]
  return ground + paths.map((d) => line(d, road(size), 4) + line(d, land(size, 0.4), 1.6, '1 6')).join('')
}

/** Land above, a beach, a road along it, and the sea with its depths. */
function coast(size: GroundSize): string {
  const { w, h, random } = size
  const bend = 0.4 + random() * 0.1
  const shore = (by: number) =>
    drawPath`M-20 ${h * (bend + by)}C${w * 0.14} ${h * (bend - 0.12 + by)} ${w * 0.3} ${h * (bend + 0.16 + by)} ${w * 0.48} ${h * (bend + by)}S${w * 0.7} ${h * (bend - 0.26 + by)} ${w * 0.82} ${h * (bend - 0.04 + by)}S${w * 0.98} ${h * (bend + 0.06 + by)} ${w + 20} ${h * (bend - 0.08 + by)}`
  const above = (d: string) => `${d}${drawPath`L${w + 20} -20L-20 -20Z`}`
  const isDark = size.theme.mode === 'dark'
  const sand = isDark ? '#4a4434' : '#f0e4c4'
  let ground = filled(size, water(size))
  for (const by of [0.36, 0.24, 0.13]) ground += line(shore(by), mix(water(size), '#ffffff', 0.3), 1.4)
  ground += area(above(shore(0.05)), sand) + area(above(shore(0)), mix(land(size), green(size), 0.45))
  for (let count = 0; count < 14; count += 1) {
    const [x, y] = [random() * w, random() * h * 0.26].map(Math.round)
    ground += `<rect x="${x}" y="${y}" width="${Math.round(8 + random() * 10)}" height="${Math.round(7 + random() * 6)}" rx="2" fill="${safeColor(land(size, 0.1))}"/>`
  }
  const pier = `M${safeNumber(w * 0.47)} ${safeNumber(h * bend)}l${safeNumber(w * 0.03)} ${safeNumber(h * 0.16)}`
  return ground + line(shore(-0.08), road(size), 6) + line(pier, land(size, 0.3), 4)
}

/** A country in the sea with its borders, rivers and the roads between its towns. */
function country(size: GroundSize): string {
  const { w, h, random } = size
  const main = blob(random, w * 0.5, h * 0.52, w * 0.52, h * 0.5, 0.75)
  const island = blob(random, w * 0.07, h * 0.14, w * 0.08, h * 0.09, 0.5)
  const borders = [
    drawPath`M${w * 0.36} ${h * 0.05}C${w * 0.3} ${h * 0.3} ${w * 0.46} ${h * 0.4} ${w * 0.36} ${h * 0.6}S${w * 0.44} ${h * 0.9} ${w * 0.4} ${h * 0.98}`,
    drawPath`M${w * 0.4} ${h * 0.46}C${w * 0.6} ${h * 0.52} ${w * 0.7} ${h * 0.36} ${w * 0.98} ${h * 0.46}`,
  ]
  const towns = [
    [0.18, 0.4],
    [0.5, 0.24],
    [0.62, 0.72],
    [0.84, 0.56],
    [0.28, 0.78],
  ].map(([x = 0, y = 0]) => [w * (x + random() * 0.04), h * (y + random() * 0.04)] as const)
  const roads = towns.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = towns[index] ?? [x, y]
    return line(
      drawPath`M${fromX} ${fromY}Q${(fromX + x) / 2 + 14} ${(fromY + y) / 2 - 14} ${x} ${y}`,
      road(size),
      2.6,
    )
  })
  return (
    filled(size, water(size)) +
    [main, island].map((d) => area(d, mix(land(size), green(size), 0.3))).join('') +
    area(blob(random, w * 0.64, h * 0.34, w * 0.12, h * 0.1, 0.5), green(size)) +
    line(
      drawPath`M${w * 0.52} ${h * 0.3}C${w * 0.6} ${h * 0.5} ${w * 0.5} ${h * 0.6} ${w * 0.56} ${h}`,
      water(size),
      3,
    ) +
    roads.join('') +
    borders.map((d) => line(d, land(size, 0.25), 1.4, '5 4')).join('') +
    towns
      .map(
        ([x, y]) =>
          `<circle cx="${safeNumber(x)}" cy="${safeNumber(y)}" r="3" fill="${safeColor(land(size, 0.4))}"/>`,
      )
      .join('')
  )
}

/** One floor: a corridor with rooms on both sides, doors and stairs. */
function floor(size: GroundSize): string {
  const { w, h, random } = size
  const wall = land(size, 0.22)
  const [left, top, right, bottom] = [w * 0.04, h * 0.05, w * 0.96, h * 0.95]
  const corridor = [h * 0.44, h * 0.6] as const
  let ground =
    filled(size, land(size, 0.05)) +
    area(drawPath`M${left} ${top}H${right}V${bottom}H${left}Z`, road(size)) +
    area(drawPath`M${left} ${corridor[0]}H${right}V${corridor[1]}H${left}Z`, land(size))
  for (const [from, to] of [
    [top, corridor[0]],
    [corridor[1], bottom],
  ] as const) {
    const shares = [0, 0.28 + random() * 0.1, 0.58 + random() * 0.12, 1]
    const isAbove = from === top
    shares.slice(1).forEach((end, index) => {
      const [x1, x2] = [left + (right - left) * (shares[index] ?? 0), left + (right - left) * end]
      const door = (x1 + x2) / 2
      const [far, near] = isAbove ? [from, to] : [to, from]
      ground += line(drawPath`M${door - 9} ${near}H${x1}V${far}H${x2}V${near}H${door + 9}`, wall, 3)
    })
  }
  for (let step = 0; step < 5; step += 1) {
    ground += line(drawPath`M${right - 10 - step * 6} ${corridor[0] + 8}V${corridor[1] - 8}`, wall, 1.6)
  }
  return ground
}

/** The sky at night over a dark horizon; it is dark in light themes, too. */
function sky(size: GroundSize): string {
  const { w, h, random } = size
  let ground = filled(size, '#101a33')
  const stars = Array.from(
    { length: 70 },
    () => [random() * w, random() * h * 0.9, 0.5 + random() * 1.3] as const,
  )
  for (const [x, y, radius] of stars) {
    ground += `<circle cx="${safeNumber(x)}" cy="${safeNumber(y)}" r="${safeNumber(radius)}" fill="#ffffff"/>`
  }
  const figures = [
    [0.1, 0.3, 0.2, 0.22, 0.3, 0.32, 0.4, 0.28],
    [0.58, 0.6, 0.64, 0.48, 0.76, 0.5, 0.8, 0.64, 0.68, 0.7],
  ].map((at) => at.map((share, index) => share * (index % 2 ? h : w)))
  for (const [x = 0, y = 0, ...rest] of figures) {
    const way = rest.map((value, index) => `${index % 2 ? ' ' : 'L'}${safeNumber(value)}`).join('')
    ground += line(`${drawPath`M${x} ${y}`}${way}`, '#5b6b99', 1)
  }
  const horizon = drawPath`M0 ${h}V${h * 0.93}C${w * 0.2} ${h * 0.86} ${w * 0.4} ${h * 0.98} ${w * 0.6} ${h * 0.92}S${w * 0.9} ${h * 0.88} ${w} ${h * 0.94}V${h}Z`
  return ground + area(horizon, '#070c19')
}

/** Grounds that few apps show: built apps without any run on a program without them. */
export const rareGrounds: Readonly<Partial<Record<Ground, (size: GroundSize) => string>>> = {
  hills,
  coast,
  country,
  floor,
  sky,
}
