import type { Scene } from '../paint.ts'
import { box, circle, leaf, shape } from '../shapes.ts'

export const city: Scene = ({ colors: c, jitter, random }) => {
  let shapes = circle(270, 96, 36, c.pop)
  for (let house = 0; house < 9; house += 1) {
    const height = 90 + jitter(100)
    shapes += box(house * 46 - 6, 300 - height - 50, 40, height + 60, 3, c.l)
  }
  for (let house = 0; house < 7; house += 1) {
    const height = 80 + jitter(90)
    const x = house * 60 - 8
    shapes += box(x, 300 - height, 50, height, 3, house % 2 ? c.m : c.d)
    for (let column = 0; column < 3; column += 1) {
      for (let floor = 0; floor < Math.floor(height / 22); floor += 1) {
        if (random() <= 0.42) continue
        const lit = random() > 0.5 ? c.popl : c.sky
        shapes += box(x + 8 + column * 13, 300 - height + 10 + floor * 20, 7, 10, 1, lit)
      }
    }
  }
  return { ground: [c.hi, c.popl], shapes }
}

export const arch: Scene = ({ colors: c }) => {
  const houses = [
    { x: 30, y: 110, width: 100, wall: c.l, door: c.d },
    { x: 120, y: 70, width: 150, wall: c.m, door: c.x },
    { x: 262, y: 120, width: 110, wall: c.popl, door: c.d },
  ]
  let shapes = circle(300, 74, 30, c.pop)
  for (const { x, y, width, wall, door } of houses) {
    const bow = width * 0.24
    shapes += box(x, y, width, 240, 0, wall)
    shapes += shape(`M${x + width * 0.26} 300V${y + 100}a${bow} ${bow} 0 01${width * 0.48} 0V300z`, door)
    shapes += box(x + width * 0.3, y + 24, width * 0.14, 26, width * 0.07, c.paper)
    shapes += box(x + width * 0.56, y + 24, width * 0.14, 26, width * 0.07, c.paper)
  }
  shapes += shape('M110 70L195 22L280 70z', c.popd) + box(0, 280, 400, 30, 0, c.x)
  return { ground: [c.hi, c.sky], shapes }
}

export const room: Scene = ({ colors: c }) => ({
  ground: [c.hi, c.hi],
  shapes:
    box(0, 232, 400, 70, 0, c.l) +
    box(50, 44, 110, 120, 55, c.popl) +
    circle(118, 92, 22, c.pop) +
    box(306, 60, 4, 180, 2, c.x) +
    shape('M280 62L296 24H322L338 62z', c.pop) +
    box(110, 150, 190, 74, 26, c.m) +
    box(92, 176, 226, 56, 22, c.d) +
    box(130, 162, 60, 46, 14, c.popl) +
    box(120, 230, 10, 26, 4, c.x) +
    box(280, 230, 10, 26, 4, c.x) +
    box(30, 210, 44, 48, 8, c.popd) +
    leaf(52, 214, 80, 16, -20, c.d) +
    leaf(52, 214, 92, 16, 6, c.m) +
    leaf(52, 214, 74, 16, 30, c.d),
})
