import type { AppTheme } from '@kwiq/app-model'
import { resolveTheme } from '@kwiq/catalogue/theme'
import { readFont, readSource } from '../sources/read-source.ts'
import { fontPackages } from './versions.ts'

/** Weights a family comes in, as expo-google-fonts names them. */
const weightNames = new Map([
  [200, 'ExtraLight'],
  [300, 'Light'],
  [400, 'Regular'],
  [500, 'Medium'],
  [600, 'SemiBold'],
  [700, 'Bold'],
  [800, 'ExtraBold'],
  [900, 'Black'],
])
/** Families that stop at 800. */
const endsAt800 = new Set(['Sora', 'Bricolage Grotesque', 'Newsreader', 'Plus Jakarta Sans'])
const withItalics = new Set(['Newsreader', 'Fraunces'])

export interface FontFiles {
  files: { path: string; text?: string; bytes?: Uint8Array }[]
  /** Packages the app loads its fonts from. */
  packages: string[]
}

/**
 * The fonts of a theme: on devices each weight is a font of its own, from packages; on the web the variable fonts
 * lie beside the page. `sources` tell which weights components use besides the theme's.
 */
export function writeFonts(appTheme: AppTheme, sources: Iterable<string>): FontFiles {
  const { fonts, type } = resolveTheme(appTheme)
  const families = [...new Set([fonts.display, fonts.body, ...(fonts.ui ? [fonts.ui] : [])])].sort()
  const weights = new Set(Object.values(type).map(([, , weight]) => Math.round(weight / 100) * 100))
  for (const source of sources)
    for (const [, weight] of source.matchAll(/fontWeight:[^\n]*?'(\d00)'/g)) weights.add(Number(weight))
  for (const source of sources)
    for (const [, weight] of source.matchAll(/\? '(\d00)' : '\d00'/g)) weights.add(Number(weight))
  const faces = families.flatMap((family) =>
    facesOf(
      family,
      [...weights].toSorted((one, other) => one - other),
    ),
  )
  const imports = faces.map(({ symbol, folder, pack }) => `import { ${symbol} } from '${pack}/${folder}'`)
  const entries = faces.map(({ name, symbol }) => `  ${name}: ${symbol},`)
  const native = [
    ...imports,
    '',
    '/** The fonts a device loads, by the names components use. */',
    'export const fonts = {',
    ...entries,
    '}',
    '',
  ].join('\n')
  const web = `/** On the web the fonts come with the page: see public/fonts.css. */\nexport const fonts = {}\n`
  return {
    files: [
      { path: 'fonts.native.ts', text: native },
      { path: 'fonts.ts', text: web },
      ...webFonts(families),
    ],
    packages: [...new Set(faces.map(({ pack }) => pack))],
  }
}

function facesOf(family: string, weights: number[]) {
  const pack = `@expo-google-fonts/${family.toLowerCase().replaceAll(' ', '-')}`
  const plain = family.replaceAll(' ', '')
  const top = endsAt800.has(family) ? 800 : 900
  const faces = weights.map((weight) => ({ weight, isItalic: false }))
  const italics = withItalics.has(family)
    ? weights.filter((weight) => weight <= 600).map((weight) => ({ weight, isItalic: true }))
    : []
  if (fontPackages[pack] === undefined) return []
  return [...faces, ...italics].map(({ weight, isItalic }) => {
    const step = Math.max(200, Math.min(top, weight))
    const face = `${step}${weightNames.get(step) ?? 'Regular'}${isItalic ? '_Italic' : ''}`
    return {
      pack,
      folder: face,
      symbol: `${plain}_${face}`,
      name: `${plain}_${weight}${isItalic ? '_Italic' : ''}`,
    }
  })
}

/** public/fonts.css and the files it names, out of the catalogue's. */
function webFonts(families: readonly string[]): FontFiles['files'] {
  const faces = readSource('theme/fonts.css').match(/@font-face \{[^}]+\}/g) ?? []
  const used = faces.filter((css) => families.includes(/font-family: '?([^';]+)'?;/.exec(css)?.[1] ?? ''))
  const names = used.map((css) => /url\(\.\/fonts\/([^)]+)\)/.exec(css)?.[1] ?? '')
  return [
    { path: 'public/fonts.css', text: `${used.join('\n').replaceAll('./fonts/', '/fonts/')}\n` },
    ...names.map((name) => ({ path: `public/fonts/${name}`, bytes: readFont(name) })),
  ]
}
