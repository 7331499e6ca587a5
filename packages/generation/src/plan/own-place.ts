import type { Phrase } from '../understand/phrase.ts'
import type { Understanding } from '../understand/understand.ts'
import { toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { find } from '../understand/searched.ts'

/** "I need an app for our rowing boathouse.", "We run a climbing gym and": what belongs to whoever asks for the app. */
const owned: readonly RegExp[] = [
  /^[^.\n]{0,60}\bapps? (?:for|of) (?:my|our) (?:own )?(?:(?:small|little|new|local|family) )*([\p{L}' -]{3,40}?)(?=[.,:;\n]| (?:in|at|on|with|where|and|so|which|that)\b)/iu,
  /^(?:we|i)(?:'ve| have|'re| are|'m| am| run| own| manage| operate) (?:an? |the )?(?:(?:small|little|new|local|family-run|family) )*([\p{L}' -]{3,40}?)(?=[.,:;\n]| (?:in|at|on|with|where|and|so|which|that)\b)/iu,
  /^(?:our|my) ((?:[\p{L}'-]+ ){0,2}[\p{L}'-]{3,}) (?:needs?|wants?|would like|is looking for)\b/iu,
]
const fewestDoings = 2
const placeEnds =
  /(?:house|hall|room|gym|shop|studio|school|club|centre|center|garden|barn|yard|ground|court|bar|lab|scheme|project|association|society|union|cooperative|collective|network|programme|program|group|team|company|business|agency|firm|charity|parish|church|practice|salon)$/

/**
 * The phrases without the place or group whose app it is, where they tell enough besides: the app of a boathouse is of
 * its boats, and lists no boathouses.
 */
export function withoutOwnPlace({ phrases, text }: Pick<Understanding, 'phrases' | 'text'>): Phrase[] {
  const [, place = ''] = owned.map((form) => find(form, text)).find((found) => found !== null) ?? []
  const said = place.toLowerCase()
  const isPlace = (phrase: Phrase) =>
    !phrase.verb &&
    phrase.words.every((word) => said.split(' ').includes(word)) &&
    (placeEnds.test(phrase.words.at(-1) ?? '') ||
      ['place', 'group'].includes(classOf(toSingular(phrase.words.at(-1) ?? ''))))
  const rest = phrases.filter((phrase) => !isPlace(phrase))
  return said !== '' && rest.filter(({ verb }) => verb).length >= fewestDoings ? rest : phrases
}
