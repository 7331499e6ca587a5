import type { Sign } from '../archetype.ts'
import { stemsSaid } from '../pages/page.ts'
import type { ScreenPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { capitalise, stemOf } from '../words/forms.ts'
import { labelOf } from './label-of.ts'

/** How many words a phrase may have beside those a recipe writes for a screen. */
const mostBeside = 3
const longestTitle = 24

/** All words of a phrase: a recipe may write "list of people", too. */
const allSaid = (label: string): string =>
  ` ${(label.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf).join(' ')} `

const signFor = (label: string, { signs = [] }: ScreenPlan): Sign | undefined => {
  const forms = [stemsSaid(label), allSaid(label)]
  const isIn = (said: string, { stems }: Sign) =>
    said.includes(stems) && said.split(' ').length - stems.split(' ').length <= mostBeside
  const found = signs.filter((sign) => forms.some((said) => isIn(said, sign)))
  const longest = Math.max(...found.map(({ stems }) => stems.length))
  const best = found.filter(({ stems }) => stems.length === longest)
  return best.find(({ isName }) => isName) ?? best[0]
}

/** The screen whose recipe has the words of a phrase, the most of them: "low stock" is for the alerts, and no stock. */
export function signedScreen(phrase: Phrase, screens: readonly ScreenPlan[]): ScreenPlan | undefined {
  const label = labelOf(phrase)
  let best: { screen: ScreenPlan; length: number } | undefined
  for (const screen of screens) {
    const length = signFor(label, screen)?.stems.length ?? 0
    if (length > (best?.length ?? 0)) best = { screen, length }
  }
  return best?.screen
}

/** That screen, called as the description calls it where its recipe has these words for a name. */
export function nameSigned(phrase: Phrase, screens: readonly ScreenPlan[]): ScreenPlan | undefined {
  const screen = signedScreen(phrase, screens)
  const label = labelOf(phrase)
  const sign = screen && signFor(label, screen)
  // What one does is no name, unless the recipe has it for one: "Scan parcel".
  const isNoun = !phrase.verb || sign?.stems.includes(` ${stemOf(phrase.verb)} `) === true
  if (screen && isNoun && sign?.isName && stemsSaid(label).length <= sign.stems.length + longestBeside)
    screen.title ??= label.length <= longestTitle ? capitalise(label) : screen.name
  return screen
}

/** A name has room for little more than itself: "low stock warning". */
const longestBeside = 12
