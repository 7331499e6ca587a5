import { drawForeground, drawRoundedIcon } from '../icon/draw-icon.ts'
import type { ZipFile } from '../zip/zip-entry.ts'
import type { AndroidApp } from './android-app.ts'
import { appTheme } from './app-theme.ts'
import { displayName } from './display-name.ts'
import type { ResValue } from './resources/res-value.ts'
import { writeBinaryXml } from './resources/write-binary-xml.ts'
import {
  resourceId,
  writeResourceTable,
  type Resource,
  type ResourceType,
} from './resources/write-resource-table.ts'

/** Ids of the app's resources: fixed by their places in the table below. */
export const resources = {
  appName: resourceId(0, 0),
  ground: resourceId(1, 0),
  iconGround: resourceId(1, 1),
  bar: resourceId(1, 2),
  splash: resourceId(2, 0),
  icon: resourceId(3, 0),
  iconForeground: resourceId(3, 1),
  theme: resourceId(4, 0),
} as const

/** Dots per inch of mdpi, hdpi, xhdpi, xxhdpi and xxxhdpi. */
const densities = [160, 240, 320, 480, 640]
/** Of a picture there is one size, from which the system makes the others: its bytes count. */
const pictureDensities = [480]
const densitiesOf = ({ icon }: AndroidApp) => (icon.picture ? pictureDensities : densities)
const anyDensity = 0xfffe

/** resources.arsc and the files it names: name, colours, splash, icons and theme of an app. */
export function appResources(app: AndroidApp): ZipFile[] {
  const icons = densitiesOf(app).flatMap((density): ZipFile[] => [
    {
      path: iconPath('icon', density),
      bytes: drawRoundedIcon(app.icon, (48 * density) / 160),
      method: 'store',
    },
    {
      path: iconPath('foreground', density),
      bytes: drawForeground(app.icon, (108 * density) / 160),
      method: 'store',
    },
  ])
  return [
    // Android 11 and later refuse to install an app for API 30 and above whose table is deflated or unaligned.
    {
      path: 'resources.arsc',
      bytes: writeResourceTable(app.packageId, tableOf(app)),
      method: 'store',
      alignment: 4,
    },
    { path: 'res/splash.xml', bytes: splash() },
    { path: 'res/icon.xml', bytes: adaptiveIcon(app) },
    ...icons,
  ]
}

function tableOf(app: AndroidApp): ResourceType[] {
  const bar = app.barColor ? { light: app.barColor, dark: app.barColor } : app.ground
  return [
    { type: 'string', resources: [{ name: 'app_name', values: [{ value: text(displayName(app.name)) }] }] },
    {
      type: 'color',
      resources: [
        {
          name: 'ground',
          values: [
            { value: color(app.ground.light) },
            { config: { isNight: true }, value: color(app.ground.dark) },
          ],
        },
        { name: 'icon_ground', values: [{ value: color(app.icon.ground) }] },
        {
          name: 'bar',
          values: [
            { value: color(bar.light) },
            ...(bar.dark === bar.light ? [] : [{ config: { isNight: true }, value: color(bar.dark) }]),
          ],
        },
      ],
    },
    { type: 'drawable', resources: [{ name: 'splash', values: [{ value: text('res/splash.xml') }] }] },
    {
      type: 'mipmap',
      resources: [
        pictures(app, 'ic_launcher', 'icon', [
          { config: { density: anyDensity, sdk: 26 }, value: text('res/icon.xml') },
        ]),
        pictures(app, 'ic_launcher_foreground', 'foreground', []),
      ],
    },
    { type: 'style', resources: [{ name: 'App', values: appTheme(resources, app.ground, bar) }] },
  ]
}

function pictures(
  app: AndroidApp,
  name: string,
  file: 'icon' | 'foreground',
  more: Resource['values'],
): Resource {
  const values = densitiesOf(app).map((density) => ({
    config: { density },
    value: text(iconPath(file, density)),
  }))
  return { name, values: [...values, ...more] }
}

function iconPath(file: 'icon' | 'foreground', density: number): string {
  return `res/${file}-${density}.png`
}

const text = (words: string): ResValue => ({ kind: 'string', text: words })
const reference = (id: number): ResValue => ({ kind: 'reference', id })

function color(hex: string): ResValue {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`not a colour: ${hex}`)
  return { kind: 'color', argb: (0xff000000 | Number.parseInt(hex.slice(1), 16)) >>> 0 }
}

/** What stands in the window until the first page is drawn, before Android 12 does that itself. */
function splash(): Uint8Array {
  const center: ResValue = { kind: 'flags', value: 0x11 }
  const side: ResValue = { kind: 'dimension', dp: 96 }
  const icon = { drawable: reference(resources.icon), gravity: center, width: side, height: side }
  return writeBinaryXml({
    tag: 'layer-list',
    children: [
      { tag: 'item', android: { drawable: reference(resources.ground) } },
      { tag: 'item', android: icon },
    ],
  })
}

function adaptiveIcon({ icon }: AndroidApp): Uint8Array {
  const foreground = { drawable: reference(resources.iconForeground) }
  return writeBinaryXml({
    tag: 'adaptive-icon',
    children: [
      { tag: 'background', android: { drawable: reference(resources.iconGround) } },
      { tag: 'foreground', android: foreground },
      // Of a picture the alpha is but its square: the system keeps its colours then.
      ...(icon.picture ? [] : [{ tag: 'monochrome', android: foreground }]),
    ],
  })
}
