import { describe, expect, it } from 'vitest'
import { decodePng } from '../picture/decode-png.ts'
import type { Picture } from '../picture/picture.ts'
import { reduceColors } from '../picture/reduce-colors.ts'
import { resize } from '../picture/resize.ts'
import { defaultWrapOptions } from '@kwiq/app-model'
import { drawForeground, drawRoundedIcon, drawSquareIcon, drawTintedIcon } from './draw-icon.ts'
import { designIcon } from './icon-design.ts'

type Rgba = readonly [red: number, green: number, blue: number, cover: number]

/** A square picture whose pixels are as `colorAt` says. */
function draw(size: number, colorAt: (x: number, y: number) => Rgba): Picture {
  const rgba = new Uint8Array(size * size * 4)
  for (let at = 0; at < size * size; at++) rgba.set(colorAt(at % size, Math.floor(at / size)), at * 4)
  return { width: size, height: size, rgba }
}

const green: Rgba = [10, 120, 70, 255]
const clear: Rgba = [0, 0, 0, 0]
const middle = (size: number, x: number, y: number) => Math.hypot(x - size / 2, y - size / 2)
/** A green tile with round corners. */
const tile = draw(96, (x, y) => ((x < 8 || x > 87) && (y < 8 || y > 87) ? clear : green))
const sign = (color: Rgba) => draw(96, (x, y) => (middle(96, x, y) < 40 ? color : clear))

const app = { icon: 'globe', theme: { preset: 'clean' }, wrap: defaultWrapOptions('https://shop.example') }
const at = ({ width, rgba }: Picture, x: number, y: number) => [
  ...rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
]

describe('the icon of a site', () => {
  it('is worn until the app is given another, and only where a site is wrapped', () => {
    expect(designIcon(app, tile).picture).toBeDefined()
    expect(designIcon({ ...app, icon: null }, tile).picture).toBeDefined()
    expect(designIcon({ ...app, icon: 'cart' }, tile).picture).toBeUndefined()
    expect(designIcon({ icon: 'globe', theme: app.theme }, tile).picture).toBeUndefined()
    expect(designIcon(app, null)).toEqual(designIcon(app))
  })

  it('goes on to the edges in its own colour where it is a tile', () => {
    const icon = designIcon(app, tile)
    expect(icon.ground).toBe('#0a7846')
    const square = decodePng(drawSquareIcon(icon, 96))
    expect([at(square, 0, 0), at(square, 48, 48)]).toEqual([green, green])
    const front = decodePng(drawForeground(icon, 108))
    expect([at(front, 10, 54)[3], at(front, 20, 54)]).toEqual([0, green])
  })

  it('stands on white where it is a sign, and on the app’s colour where that would hide it', () => {
    const dark = designIcon(app, sign([20, 20, 90, 255]))
    expect(dark.ground).toBe('#ffffff')
    expect(at(decodePng(drawSquareIcon(dark, 96)), 2, 2)).toEqual([255, 255, 255, 255])
    const light = designIcon(app, sign([255, 255, 255, 255]))
    expect(light.ground).toBe(designIcon(app).ground)
  })

  it('keeps a sign inside the circle that every launcher shows', () => {
    const { rgba, width } = decodePng(drawForeground(designIcon(app, sign(green)), 108))
    for (let pixel = 0; pixel < width * width; pixel++) {
      if ((rgba[pixel * 4 + 3] ?? 0) > 0)
        expect(Math.hypot((pixel % width) - 54, Math.floor(pixel / width) - 54)).toBeLessThanOrEqual(33)
    }
  })

  it('has round corners on old phones, and no colour where home screens are tinted', () => {
    const icon = designIcon(app, tile)
    const round = decodePng(drawRoundedIcon(icon, 96))
    expect(at(round, 2, 2)[3]).toBe(0)
    expect(at(round, 48, 48)).toEqual(green)
    const [red, green_, blue, cover] = at(decodePng(drawTintedIcon(icon, 64)), 32, 32)
    expect([red === green_, green_ === blue, cover]).toEqual([true, true, 255])
  })
})

describe('resize', () => {
  it('gives the mean of what a pixel covers, weighed by what is seen of it', () => {
    const half = draw(4, (x) => (x < 2 ? [200, 0, 0, 255] : [0, 0, 0, 0]))
    expect(at(resize(half, 1, 1), 0, 0)).toEqual([200, 0, 0, 128])
    const thirds = draw(3, (x) => [x * 100, 0, 0, 255])
    expect(at(resize(thirds, 2, 2), 0, 0)).toEqual([33, 0, 0, 255])
  })

  it('keeps one colour that colour, larger and smaller', () => {
    for (const size of [1, 7, 64, 200]) {
      const { rgba } = resize(
        draw(33, () => green),
        size,
        size,
      )
      expect(new Set(new Uint32Array(rgba.buffer)).size).toBe(1)
    }
  })
})

describe('reduceColors', () => {
  it('keeps the colours of a picture that has few', () => {
    const { palette, pixels } = reduceColors(draw(10, (x) => [x, 0, 0, 255]))
    expect(palette).toHaveLength(10)
    expect(pixels).toHaveLength(100)
    expect((palette[pixels[3] ?? 0] ?? 0) >>> 24).toBe(3)
  })

  it('comes near the colours of one that has many', () => {
    const many = draw(64, (x, y) => [x * 4, y * 4, ((x * y) % 64) * 4, 255])
    const { palette, pixels } = reduceColors(many)
    expect(palette).toHaveLength(256)
    let [sum, worst] = [0, 0]
    for (const [index, place] of pixels.entries()) {
      const away = Math.abs(((palette[place] ?? 0) >>> 24) - (many.rgba[index * 4] ?? 0))
      sum += away
      worst = Math.max(worst, away)
    }
    expect(sum / pixels.length).toBeLessThan(12)
    expect(worst).toBeLessThan(64)
  })
})
