import { capitalise, stemOf } from '../../words/forms.ts'
import type { Phrase } from '../phrase.ts'
import { find, replaced } from '../searched.ts'

const number = '(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|\\d{1,3})'
/** "Don't even allow me to put more in", "it must not let anybody add another one". */
const refused = new RegExp(
  String.raw`(?:[.;,]\s*|^|\b(?:and|but) )(?:it |the app |please )?(?:do not|don['’]?t|does not|doesn['’]?t|should not|shouldn['’]?t|must not|mustn['’]?t|will not|won['’]?t|never|can['’]?t|cannot)(?: even| ever)? (?:allow|let|permit|accept)(?: (?:me|us|you|them|users?|people|anyone|anybody|any(?= more)))?(?: to)?(?: (?:put|add|enter|write|save|book|have|keep|start|make|take))? (?:any )?(?:more|another(?: one)?|an? \p{L}+th(?: one)?)(?: than (${number}))?(?: \p{L}+s)?(?: in| to it| to the list)?(?=\s*[.,;!\n]|\s*$)`,
  'giu',
)
/** "Keep my top five only", "at most three a day". */
const most = new RegExp(
  String.raw`(?<!\p{L})(?:only|top|at most|no more than|maximum(?: of)?|max\.?|up to|just) (${number})(?!\p{L})|(?<!\p{L})(${number})(?: \p{L}+){0,2} (?:only|at most|max)(?!\p{L})`,
  'iu',
)

/** The text without what an app refuses when there are enough, and this, with how many that are where it is said. */
export function takeLimits(text: string): { rest: string; phrases: readonly Phrase[] } {
  const phrases: Phrase[] = []
  const rest = replaced(text, refused, (whole = '', count?: string) => {
    const limit = count ?? find(most, text)?.slice(1).find(Boolean)
    if (limit === undefined || phrases.length > 0) return whole
    const label = `${capitalise(limit.toLowerCase())} allowed, no more`
    const words = label.toLowerCase().replace(',', '').split(' ')
    phrases.push({
      text: label.toLowerCase(),
      label,
      words,
      stems: words.map(stemOf),
      options: [],
      isSet: true,
    })
    return ''
  })
  return { rest, phrases }
}
