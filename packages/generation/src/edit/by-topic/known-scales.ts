/** Values people name in a row without commas, as all know where one ends. */
const scales: readonly string[] = [
  'low medium high',
  'low normal high',
  'low normal high urgent',
  'low medium high urgent',
  'small medium large',
  'easy medium hard',
  'beginner intermediate advanced',
  'good ok bad',
  'good fair poor',
  'hot warm cold',
  'mild medium hot',
  'xxs xs s m l xl xxl',
  'xs s m l xl xxl',
  'xs s m l xl',
  's m l xl',
  's m l',
  'bronze silver gold',
  'daily weekly monthly',
  'daily weekly monthly yearly',
]
const longestFirst = scales.toSorted((one, other) => other.length - one.length)
const any = longestFirst.map((scale) => scale.replaceAll(' ', String.raw`\s+`)).join('|')
const unparted = new RegExp(`(\\p{L}+)\\s*:?\\s+(${any})(?=$|[.,;!]|\\s+(?:and|to|on|in|for|with)\\s)`, 'giu')
/** After these, values need no colon before them. */
const leading = /^(?:be|is|are|to|as|of|from|between|choose|options|with)$/i

/** A text in which such values stand behind a colon and between commas: "a priority: low, medium, high". */
export const withScales = (text: string): string =>
  text.replaceAll(unparted, (_, before: string, values: string) => {
    const parted = values.split(/\s+/).join(', ')
    return leading.test(before) ? `${before} ${parted}` : `${before}: ${parted}`
  })
