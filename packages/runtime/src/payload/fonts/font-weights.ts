type Weights = readonly [lightest: number, heaviest: number]

/** The weights that the themes set a family in; fonts for texts have those of labels and badges as well. */
const upright = new Map<string, Weights>([
  ['Archivo', [400, 900]],
  ['Bricolage Grotesque', [500, 700]],
  ['DM Sans', [400, 700]],
  ['Fraunces', [600, 600]],
  ['Inter', [400, 800]],
  ['Newsreader', [400, 500]],
  ['Nunito', [400, 900]],
  ['Plus Jakarta Sans', [400, 700]],
  ['Sora', [500, 700]],
])

/** Italics stand in quotes and under the name of a newspaper alone. */
const italic = new Map<string, Weights>([
  ['Fraunces', [500, 500]],
  ['Newsreader', [400, 400]],
])

/** The weights an exported app can have a family in. */
export function weightsOf(family: string, isItalic: boolean): Weights {
  const known = (isItalic ? italic : upright).get(family)
  if (!known) throw new Error(`Say in font-weights.ts which weights of ${family} the themes use.`)
  return known
}
