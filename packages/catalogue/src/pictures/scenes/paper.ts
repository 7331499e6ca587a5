import type { Paint, Scene } from '../paint.ts'
import { box, circle, line, shape } from '../shapes.ts'

/** Lines of writing, shorter by turns: from the left, the first at `y`, each `gap` px below the one before. */
function writing(paint: Paint, x: number, y: number, width: number, count: number, gap: number): string {
  let lines = ''
  for (let row = 0; row < count; row += 1) {
    const length = row % 3 === 2 ? width * 0.6 : width - paint.jitter(12)
    lines += box(x, y + row * gap, Math.round(length), 6, 3, '#b9bec7')
  }
  return lines
}

const receipt = (paint: Paint) => {
  let sums = ''
  for (let row = 0; row < 5; row += 1) sums += box(238, 104 + row * 22, 26, 6, 3, '#8d94a1')
  return (
    shape('M132 30H268V262L251 252L234 262L217 252L200 262L183 252L166 262L149 252L132 262z', '#ffffff') +
    box(160, 50, 80, 12, 4, paint.colors.m) +
    box(174, 72, 52, 6, 3, '#b9bec7') +
    writing(paint, 148, 104, 70, 5, 22) +
    line('M148 216H252', '#8d94a1', 2) +
    box(148, 226, 44, 9, 3, '#4b5563') +
    box(222, 226, 42, 9, 3, '#4b5563')
  )
}

const card = (paint: Paint) =>
  box(72, 78, 256, 150, 12, '#ffffff') +
  box(72, 78, 14, 150, 6, paint.colors.m) +
  circle(128, 128, 24, paint.colors.l) +
  circle(128, 121, 9, paint.colors.d) +
  shape('M112 141C114 130 142 130 144 141z', paint.colors.d) +
  box(168, 110, 120, 12, 4, '#4b5563') +
  box(168, 132, 84, 7, 3, '#8d94a1') +
  writing(paint, 108, 174, 170, 2, 20)

const page = (paint: Paint) =>
  box(118, 24, 164, 236, 6, '#ffffff') +
  box(138, 46, 92, 13, 4, paint.colors.m) +
  writing(paint, 138, 78, 122, 6, 17) +
  box(138, 188, 52, 40, 4, paint.colors.sky) +
  writing(paint, 202, 192, 58, 2, 18)

/** A package with its barcode. */
const label = (paint: Paint) => {
  let bars = ''
  for (let x = 148; x < 250;) {
    const width = 2 + paint.jitter(2) * 2
    bars += box(x, 118, width, 74, 0, '#111111')
    x += width + 3 + paint.jitter(3)
  }
  return (
    box(74, 40, 252, 220, 14, paint.colors.l) +
    box(74, 40, 252, 34, 14, paint.colors.m) +
    box(130, 98, 140, 122, 8, '#ffffff') +
    bars +
    box(148, 202, 104, 7, 3, '#8d94a1')
  )
}

const papers: Readonly<Record<string, (paint: Paint) => string>> = { receipt, card, page, label }

/** A paper that lies on a table: a receipt, a business card, a page. White in dark themes, too. */
export const paper: Scene = (paint) => ({
  ground: [paint.colors.d, paint.colors.x],
  shapes:
    line('M-20 70L420 40M-20 170L420 140M-20 270L420 240', paint.colors.x, 3) +
    `<g transform="rotate(${-4 + paint.jitter(4)} 200 150)">${(papers[paint.subject.detail] ?? page)(paint)}</g>`,
})
