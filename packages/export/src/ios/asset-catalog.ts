import { drawForeground, drawSquareIcon, drawTintedIcon } from '../icon/draw-icon.ts'
import type { ZipFile } from '../zip/zip-entry.ts'
import type { IosApp } from './ios-app.ts'

const info = { author: 'xcode', version: 1 }
const dark = [{ appearance: 'luminosity', value: 'dark' }]
const tinted = [{ appearance: 'luminosity', value: 'tinted' }]
const side = 1024

/**
 * App/Assets.xcassets: the icon as one picture of 1024 px for all sizes, with the glyph alone for dark and tinted
 * home screens (iOS 18; a picture is the same by night), the accent colour, and the ground by day and night.
 */
export function assetCatalog(app: IosApp): ZipFile[] {
  const { icon, ground, barColor } = app
  const image = (filename: string, appearances?: typeof dark) => ({
    ...(appearances && { appearances }),
    filename,
    idiom: 'universal',
    platform: 'ios',
    size: `${side}x${side}`,
  })
  return [
    json('Contents.json', { info }),
    json('AppIcon.appiconset/Contents.json', {
      images: [
        image('icon.png'),
        ...(icon.picture ? [] : [image('icon-dark.png', dark)]),
        image('icon-tinted.png', tinted),
      ],
      info,
    }),
    file('AppIcon.appiconset/icon.png', drawSquareIcon(icon, side)),
    ...(icon.picture
      ? []
      : [file('AppIcon.appiconset/icon-dark.png', drawForeground({ ...icon, color: icon.ground }, side))]),
    file('AppIcon.appiconset/icon-tinted.png', drawTintedIcon(icon, side)),
    json('AccentColor.colorset/Contents.json', { colors: [color(icon.ground)], info }),
    json('Ground.colorset/Contents.json', {
      colors: [color(ground.light), { appearances: dark, ...color(ground.dark) }],
      info,
    }),
    ...(barColor ? [json('Bar.colorset/Contents.json', { colors: [color(barColor)], info })] : []),
  ]
}

function file(path: string, bytes: Uint8Array): ZipFile {
  return { path: `App/Assets.xcassets/${path}`, bytes }
}

function json(path: string, value: unknown): ZipFile {
  return file(path, new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`))
}

function color(hex: string) {
  const [red, green, blue] = [1, 3, 5].map((at) => `0x${hex.slice(at, at + 2).toUpperCase()}`)
  return {
    color: { 'color-space': 'srgb', components: { alpha: '1.000', red, green, blue } },
    idiom: 'universal',
  }
}
