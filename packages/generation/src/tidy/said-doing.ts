import { capitalise, toSingular } from '../words/forms.ts'
import { strictVerbs } from '../words/lexicon.ts'
import { isParticiple } from '../words/verbs.ts'
import { withoutManner, wordsOf } from './grammar.ts'
import { keyPut } from './said-label.ts'
import { has } from '../understand/searched.ts'

/** What becomes of a button's words: said otherwise, something one is shown or told, or nothing. */
export type SaidDoing = { as: 'doing' | 'thing' | 'hint'; label: string } | undefined

/** Nothing can end in these; a particle as in "Sign up" can. */
const dangling =
  /(?: (?:against|regarding|through|with|for|to|from|of|by|about|into|than|they|them|their|he|she|we|i|that|who|whom|whose|what|which|how|why|when|if|whether|where|and|or|both|last|based|made|used|given|the|an?|its?|each|other|others'|different|various|several|certain|between|among|towards))+$/iu
/** Half of a clause. */
const inside =
  /(?:^| )(?:what(?! (?:is|are|they|you)\b)|which|whether|how|why|(?<!what )they|he|she)(?= )|^(?:whether|who|where|when|if|that|how|what|which) /iu
/** Done with a finger on what is there: told in a line, and no button. */
const gesture = /^(?:swipe|pull|pull-down|scroll|drag|pinch|long-press|double-tap|hover|shake|tilt)\b/i
/** An app does it, or it comes about; nobody taps to help, to win or to feel better. */
const ofNobody =
  /^(?:helps?|allows?|lets?|enables?|simulate|aim|give users|adding users|wish|whether|(?:click|tap|press)(?! to )|implement|facilitate|unleash|determine|tabulate|predict|forecast|anticipate|maintain|ensure|include|contain|decide|establish|win|lose|feel|become|obtain|understand|perceiv(?:e|ing)|surround|receive|appear|happen|belong|seem|exist|depend|deserve|know|want|need|like to|climb(?! (?:wall|route|boulder|gym))|leave (?:the )?(?:house|home|work|office|building|room|school|town)|go (?:up|down|home|off|out|back)|arrive|come (?:home|back)|wake up|fall asleep|put (?!on|up|in|down|away|back|off|together)|work (?!out|on))\b/i
/** What it does away with. */
const replaced =
  /^replace (?:the |our |my )?(?:paper|notebooks?|note ?books|spreadsheets?|excel|whatsapp|phone calls|clipboards?|sticky notes|post-its?|pen)(?: |$)/i
/** An idiom whose object is gone, and what happens to things. */
const idiom =
  /^(?:keep track|take care|start soon|go on sale|keep in mind|make sure|come back|yes or no|either way)$/i
/** "Travel with you you", "Buy buy list". */
const stammered = /(?:^| )(\p{L}+) \1(?= |$)/iu
/** "Something like a diary": no liking. */
const likened =
  /\b(?:more|much|just|feels?|looks?|sounds?|works?|something|anything|things|is|are|be|stuff|features?) like\b/iu
const liked = /(?:^|[,.:;(] ?|\b(?:can|may|to|and|or|users?|people|they|i|we|you|members?|then) )like\b/iu
/** What an app proposes one sees. */
const proposing = /^(?:recommend|suggest|propose)\b ?/i
/** "Maintain a log of repairs": it is shown. */
const keeping =
  /^(?:maintain|keep) (?:an? |the )?((?:log|list|record|history|diary|journal|collection|database)s? of .+)$/i
/** "Make the basket overflow": an app makes it do so. */
const making = /^make (?:\p{L}+ ){1,2}(\p{L}+)$/iu

/** Of "the user logs in", "signs up". */
const ofSigning = /^(?:logs|signs)$/i
/** "Refunds": several things, and nothing one does. */
const areThings = ([word = '', other]: readonly string[]) =>
  other === undefined && toSingular(word.toLowerCase()) !== word.toLowerCase()
/** "Get invited", "Print translated". */
const isCut = ([, second, third]: readonly string[]) =>
  second !== undefined && third === undefined && isParticiple(second.toLowerCase(), strictVerbs)

/** A piece of a sentence that only looks like something one does. */
const isScrap = (label: string, text: string): boolean =>
  replaced.test(label) ||
  idiom.test(label) ||
  stammered.test(label) ||
  (/^like /i.test(label) && likened.test(text) && !liked.test(text))

/** What is left where a label ends in words nothing can end in: "Compare tents". */
const withoutEnd = (label: string): string => {
  const rest = label.replace(dangling, '')
  return rest === label ? label : rest.replace(/ \p{L}{3,}ly$/u, '')
}

/** "Record themselves", "Listen to its story": a button speaks to whoever presses it. */
const ofOneself = (label: string): string =>
  label
    .replace(/ (?:themsel(?:f|ves)|himself|herself|oneself)\b/i, ' yourself')
    .replace(/ (?:its|their|his|her|your|my|this|these|that|those) (?=\p{L})/iu, ' ')

/** "Washes shirts" is said of who does it; whoever presses it is told to. */
const asTold = (label: string): string =>
  label.replace(/^(\p{L}+(?:sh|ch|ss|x|z)es|\p{L}{3,}s)(?= \p{L})/iu, (does) => {
    const base = toSingular(does.toLowerCase())
    return base !== does.toLowerCase() && strictVerbs.has(base) ? capitalise(base) : does
  })

/** The words of a button as somebody would read them there, a thing or a line instead, or undefined for a scrap. */
export function saidDoing(label: string, text = ''): SaidDoing {
  if (gesture.test(label))
    return / (?:to|left|right|between|onto|into|for) /i.test(`${label} `) ? { as: 'hint', label } : undefined
  const [, kept] = keeping.exec(label) ?? []
  if (kept !== undefined) return { as: 'thing', label: capitalise(kept) }
  // What it is good for is told, and not pressed.
  if (has(/^avoid \p{L}+ing \p{L}/iu, label)) return { as: 'hint', label }
  if (has(ofNobody, label) || inside.test(label) || ofSigning.test(label) || isScrap(label, text))
    return undefined
  const proposed = label.replace(proposing, '')
  if (proposed !== label)
    return wordsOf(proposed).length > 1 || proposed.endsWith('s')
      ? { as: 'thing', label: capitalise(proposed) }
      : undefined
  const [, does = ''] = making.exec(label) ?? []
  if (
    does !== '' &&
    /^(?:fill|grow|move|work|appear|disappear|run|happen|go|stop|look|sound|feel)$/i.test(does)
  )
    return undefined
  const said = asTold(ofOneself(withoutManner(withoutEnd(label))))
  const words = wordsOf(said)
  if (isCut(words) || (said !== label && words.length < 2)) return undefined
  if (areThings(words)) return { as: 'thing', label: said }
  const put = keyPut(said, text)
  return put === undefined || stammered.test(put) ? undefined : { as: 'doing', label: put }
}
