type Stretch = readonly [first: number, last: number]

/** English: letters, figures, and the marks that texts are typed and typeset with. */
const english =
  ' !"#$%&\'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz\u00a0£©°·×–—‘’“”•…€'

/** What languages add to it. */
const additions = {
  german: 'ßäöüÄÖÜ‚„',
  nordic: 'åäðéöøýþæÅÄÆÖØ',
  iberian: '¡¿àãáâçéêíñóôõúüªºÁÉÍÑÓÚ',
  french: 'àâçèéêëîïôùûœ«»ÀÂÇÈÉÊ',
  italian: 'àèéìòù«»ÀÈÉ',
}

/** Everything that the fonts of the catalogue have: the stretches their source calls Latin. */
const latin: readonly Stretch[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x178, 0x178],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  // Marks that stand over and under letters.
  [0x300, 0x304],
  [0x308, 0x309],
  [0x323, 0x323],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
]

/**
 * What a cut font has the characters of. Each is a whole font, so that words are kerned as in the font it is of, and
 * the narrower ones stand before the widest, of which a build cuts what the others lack.
 */
export const fontReaches = ['english', 'german', 'nordic', 'iberian', 'french', 'italian', 'latin'] as const
export type FontReach = (typeof fontReaches)[number]

/** The characters of a reach, as text. */
export function charactersOf(reach: FontReach): string {
  const more = reach === 'english' ? '' : reach === 'latin' ? spell(latin) : additions[reach]
  return [...new Set(english + more)].join('')
}

/** The file of a font, such as `inter-latin-wght-normal.woff2`, cut to a reach. */
export function fileOf(file: string, reach: FontReach): string {
  return file.replace('.woff2', reach === 'latin' ? '.ttf' : `.${reach}.woff2`)
}

/** First and last code points of the characters of a reach, in order. */
export function rangesOf(reach: FontReach): Stretch[] {
  const codes = Array.from(charactersOf(reach), (character) => character.codePointAt(0) ?? 0)
  const ranges: [number, number][] = []
  for (const code of codes.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges
}

function spell(stretches: readonly Stretch[]): string {
  const codes = stretches.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at),
  )
  return codes.map((code) => String.fromCodePoint(code)).join('')
}
