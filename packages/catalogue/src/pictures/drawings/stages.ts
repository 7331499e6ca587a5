import { box, circle, ellipse, leaf, line, shape } from '../shapes.ts'
import { black as tyre, ink as c, own } from './ink.ts'

/** What stands left of the middle, and the same right of it. */
export const bothSides = (left: string): string => `${left}<g transform="matrix(-1 0 0 1 400 0)">${left}</g>`

/** Shapes turned by `angle` degrees about a point. */
export const turned = (angle: number, x: number, y: number, shapes: string): string =>
  `<g transform="rotate(${angle} ${x} ${y})">${shapes}</g>`

/** Shapes drawn about 0, put elsewhere and made larger or smaller. */
export const placed = (x: number, y: number, size: number, shapes: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${shapes}</g>`

/** One thing on a round stand, whose top is at 242, before a round of light, or of shade where the thing is white. */
export const onStand = (thing: string, round: string = c.paper): string =>
  circle(200, 138, 108, round, '.7') +
  ellipse(200, 250, 128, 22, c.l) +
  ellipse(200, 242, 128, 22, c.paper) +
  thing

/** One thing that hangs or floats before a round of light, or of shade where the thing is white. */
export const inLight = (thing: string, round: string = c.paper): string =>
  circle(200, 150, 118, round, '.7') + thing

/** What drives, from left to right, on a road at 244. */
export const onRoad = (vehicle: string): string =>
  circle(306, 82, 34, c.popl) +
  shape('M-60 214C20 150 110 172 170 196S320 150 460 206V300H-60z', c.sky) +
  shape('M-60 224C80 186 180 222 270 212S400 196 460 222V300H-60z', c.l) +
  box(-60, 236, 520, 130, 0, c.d) +
  line('M-40 276H20M70 276H130M180 276H240M290 276H350M400 276H440', c.popl, 5) +
  ellipse(200, 246, 152, 9, c.x) +
  vehicle

/** What swims, with its water line at 220. */
export const onWater = (vessel: string): string =>
  circle(96, 92, 36, c.popl) +
  box(-60, 206, 520, 160, 0, c.l) +
  vessel +
  shape(
    'M-60 222Q-30 208 0 222T60 222T120 222T180 222T240 222T300 222T360 222T420 222T480 222V366H-60z',
    c.m,
  ) +
  line('M20 250H110M160 262H290M316 246H390M60 282H190M250 290H370', c.l, 5)

/** What flies, between clouds. */
export const inSky = (flyer: string): string =>
  circle(316, 74, 32, c.popl) + cloud(70, 104, 1) + cloud(330, 214, 1.15) + cloud(96, 256, 0.8) + flyer

const cloud = (x: number, y: number, size: number): string =>
  placed(x, y, size, shape('M-52 18a20 20 0 0 1 6 -39a30 30 0 0 1 56 -6a23 23 0 0 1 36 45z', c.paper))

/** An animal before a round of its colour, on grass at 240. */
export const onGrass = (animal: string): string =>
  circle(200, 140, 116, c.popl) +
  shape('M-60 240C60 222 330 222 460 240V366H-60z', own(104, 42, 66)) +
  leaf(72, 246, 34, 8, -14, own(118, 44, 46)) +
  leaf(84, 246, 26, 7, 16, own(118, 44, 46)) +
  leaf(326, 246, 34, 8, 12, own(118, 44, 46)) +
  leaf(314, 248, 24, 7, -18, own(118, 44, 46)) +
  animal

/** Something to eat or drink on a table at 236. */
export const onTable = (food: string): string =>
  circle(200, 144, 112, c.popl) + box(-60, 232, 520, 134, 0, c.l) + ellipse(200, 244, 118, 11, c.m) + food

/** A wheel of a vehicle that stands on a road. */
export const wheel = (x: number, y: number, radius: number): string =>
  circle(x, y, radius, tyre) + circle(x, y, radius * 0.56, c.paper) + circle(x, y, radius * 0.2, tyre)

/** A building on a lawn at 238, the sun behind it. */
export const outside = (building: string): string =>
  circle(318, 78, 32, c.popl) +
  shape('M-60 216C40 172 130 206 200 190S360 170 460 206V300H-60z', c.sky) +
  box(-60, 236, 520, 130, 0, own(104, 40, 62)) +
  building

/** A bush that stands on a lawn. */
export const bush = (x: number, y: number, size: number): string =>
  circle(x - size * 0.7, y, size * 0.8, own(118, 44, 44)) +
  circle(x + size * 0.7, y, size * 0.8, own(118, 44, 38)) +
  circle(x, y - size * 0.4, size, own(110, 44, 48))

/** Clothes on a hanger. */
export const onHanger = (garment: string): string =>
  inLight(line('M200 62V46C200 34 218 34 216 48M200 62L150 88M200 62L250 88', own(24, 44, 40), 6) + garment)
