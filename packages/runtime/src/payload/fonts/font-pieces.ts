type Stretch = readonly [first: number, last: number]

/**
 * The pieces a font of the themes is cut into: no two have a character in common, and an app takes along those of
 * which it has some. What stands in two pieces is not kerned, so what stands side by side in words is in one.
 */
const pieces = {
  /** English, with the marks inside and after its words. */
  letters: " !&',-.:;?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz\u00a0–—’",
  /** Figures, and what stands beside them or is typed with them. */
  signs: '"#$%()*+/0123456789@_£°·×“”•…€',
  /** What else a keyboard has. */
  rare: '<=>[\\]^`{|}~©‘',
  /** What French, Italian and Catalan add, with the capitals that begin their words. */
  romance: 'àâæçèéêëîïòôùûœ«»ÀÇÈÉÊÔ',
  /** What Spanish and Portuguese add besides. */
  iberian: '¡¿ãáíñóõúÁÍÑÓÚ',
  german: 'ßäöüÄÖÜ‚„',
  nordic: 'åðøýþÅÆØ',
  capitals: 'ÂÃËÌÎÏÐÒÕÙÛÝÞŒŸì',
} as const

const rest: readonly Stretch[] = [
  [0xa1, 0x17f],
  [0x2b0, 0x36f],
  [0x2000, 0x206f],
  [0x20a0, 0x2215],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
]

const named = new Map<string, string>(Object.entries(pieces))
const known = new Set(Array.from([...named.values()].join('')))

/** Everything else that the fonts of the catalogue have. */
named.set(
  'others',
  rest
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    .map((code) => String.fromCodePoint(code))
    .filter((character) => !known.has(character))
    .join(''),
)

/** Names of the pieces. */
export const fontPieces: readonly string[] = [...named.keys()]

/** Those every app has, because people type them: not for italics, which nobody types in. */
export const basePieces: readonly string[] = ['letters', 'signs']

/** The characters of a piece, as text. */
export function charactersOf(piece: string): string {
  const characters = named.get(piece)
  if (characters === undefined) throw new Error(`There is no piece named ${piece}.`)
  return characters
}

/** First and last code points of the characters of a piece, in order. */
export function rangesOf(piece: string): Stretch[] {
  const codes = Array.from(charactersOf(piece), (character) => character.codePointAt(0) ?? 0)
  const ranges: [number, number][] = []
  for (const code of codes.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges
}
