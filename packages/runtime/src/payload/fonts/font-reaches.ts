/** How many characters a cut font has: `core` is English, `west` Western Europe, `latin` all that the font has. */
export const fontReaches = ['core', 'west', 'latin'] as const
export type FontReach = (typeof fontReaches)[number]

/** First and last code point of each stretch, of what a reach has over the one before. */
const stretches: Record<FontReach, readonly (readonly [number, number])[]> = {
  // ASCII, the no-break space, £ © ° · ×, and the quotes, dashes, bullet, ellipsis and euro of typeset text.
  core: [
    [0x20, 0x7e],
    [0xa0, 0xa0],
    [0xa3, 0xa3],
    [0xa9, 0xa9],
    [0xb0, 0xb0],
    [0xb7, 0xb7],
    [0xd7, 0xd7],
    [0x2013, 0x2014],
    [0x2018, 0x2019],
    [0x201c, 0x201d],
    [0x2022, 0x2022],
    [0x2026, 0x2026],
    [0x20ac, 0x20ac],
  ],
  // The letters of Latin-1, œ, ¡ ¿ « » ß and the quotes of German and French.
  west: [
    [0xa1, 0xa1],
    [0xab, 0xab],
    [0xbb, 0xbb],
    [0xbf, 0xff],
    [0x152, 0x153],
    [0x178, 0x178],
    [0x201a, 0x201a],
    [0x201e, 0x201e],
    [0x2039, 0x203a],
    [0x2122, 0x2122],
  ],
  latin: [
    [0xa0, 0x17f],
    [0x2b0, 0x36f],
    [0x2000, 0x206f],
    [0x20a0, 0x2215],
    [0xfeff, 0xfeff],
    [0xfffd, 0xfffd],
  ],
}

/** First and last code points of the characters of a reach, those of smaller reaches included. */
export function rangesOf(reach: FontReach): (readonly [number, number])[] {
  return fontReaches.slice(0, fontReaches.indexOf(reach) + 1).flatMap((one) => stretches[one])
}

/** The characters of a reach, as text. */
export function charactersOf(reach: FontReach): string {
  const codes = rangesOf(reach).flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at),
  )
  return String.fromCodePoint(...new Set(codes))
}
