import { find, replaced, has } from '../understand/searched.ts'
import { isDescriber } from '../words/describers.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { strictVerbs, styleWords } from '../words/lexicon.ts'
import { classOf } from '../words/noun-classes.ts'
import { isParticiple, isPlainVerb } from '../words/verbs.ts'

const wanting =
  /^(?:please )?(?:(?:i|we)(?: would|['’]d)? (?:want|need|like)(?: to (?:have|build|make|create))?|(?:build|make|create|design|develop)(?: me| us)?) /iu
const articles = /^(?:(?:an?|the|my|our|your|this) )+/iu
/** How an app is, before what it is. */
const manner =
  /^(?:(?:combined|all-in-one|digital|personal|simple|easy|small|little|tiny|basic|quick|fast|unofficial|official|open-source|offline|online|minimalist|minimal|privacy-friendly|private|modern|free|lightweight|text-only|full-featured|native|cross-platform|classic|cute|friendly|fun|smart|real-time|interactive|internal|custom|universal|(?:mobile|web|android|ios)(?:(?:,| and| or|,? &) (?:mobile|web|android|ios))*|advanced|ad-free|multiplayer|single-player|[\p{L}]+-based|[\p{L}]+-first) )+/iu
const app =
  /^((?:[\p{L}\d][\p{L}\d'’&/-]* ){1,5}?)(?:(?:mobile|web|android|ios|phone|native) )?(?:app|application)(?![\p{L}-])/iu
const before = /^((?:[\p{L}\d][\p{L}\d'’&/-]* ){1,3})(?=for (?!me\b|you\b|free\b))/iu
const toolNoun =
  '(?:tracker|planner|diary|journal|logbook|organi[sz]er|timer|counter|finder|reader|player|viewer|editor|manager|keeper|scanner|recorder|trainer|simulator|generator|converter|launcher|browser|client|calculator|maker|builder|monitor|manual|handbook|dictionary|roller|tuner|printer|limiter|blocker|checker|tester|detector|identifier|splitter|picker|solver|translator|analy[sz]er|metronome|stopwatch|clock|alarm|calendar|inventory|list|log|guide|wallet)'
const tool = String.raw`^((?:[\p{L}\d][\p{L}\d'’&/-]* ){1,2}${toolNoun})`
/** "Dice roller and score keeper", "egg timer/stopwatch": two tools in one. */
const twoTools = new RegExp(
  String.raw`^((?:[\p{L}\d][\p{L}\d'’-]* ){0,2}[\p{L}\d][\p{L}\d'’-]*(?: (?:and|&) (?:an? )?| ?\/ ?)(?:[\p{L}\d][\p{L}\d'’-]* ){0,2}?${toolNoun})(?= (?:with|that|which|for|using) |[.:;,]|$)`,
  'iu',
)
const longestOfTwo = 38
/** "A drink tracker with weekly limits": a tool, whatever it has. */
const toolWith = new RegExp(String.raw`${tool}(?= (?:with|that|which|to|using|inspired|based) )`, 'iu')
/** "A mushroom diary. I note ..."; "band manager, we ..." is somebody. */
const toolAlone = new RegExp(String.raw`${tool}(?=[.:;]|,(?! (?:i|we) )|$)`, 'iu')
const appFor = /^app for ([\p{L}-]+(?: [\p{L}-]+){0,2})(?=[:.,])/iu
const mostWords = 4
const longest = 32
/** They say of anything what it is. */
const general =
  /^(?:one|android|ios|iphone|single|whole|screen|new|first|simple|own|companion|management|tracking|helper|test|demo|sample|small|little|social|community|business|productivity|utility|education|educational|fitness|health|travel|finance|food|music|media|lifestyle|phone|mobile|web)$/i

/** Words of a sentence around a name. */
const little =
  /^(?:an?|needs?|wants?|that|which|who|where|with|and|or|in|on|to|for|from|by|is|are|it|they|i|we|you|users?|people|everyone|anyone|someone|somebody)$/i
/** What ends the name of a tool, whatever stands before it: "grow log", "search engine". */
const tools =
  /^(?:log|logbook|tracker|planner|diary|journal|book|notebook|list|timer|counter|calculator|guide|finder|reader|player|viewer|editor|manager|keeper|scanner|recorder|reminder|board|game|quiz|puzzle|trainer|tutor|simulator|generator|converter|dictionary|launcher|browser|client|engine)$/i

const isOfPeople = (word: string) => ['person', 'group'].includes(classOf(toSingular(word.toLowerCase())))

/** What a description calls its app: "Dating app", "Departure board", "Grow log"; undefined where it says only what one does with it. */
export const calledAs = (text: string): string | undefined => calledBy(text, [before, toolWith])

/** The same where it is a tool that nothing more is said of in that sentence: "Mushroom diary". */
export const calledAlone = (text: string): string | undefined => calledBy(text, [toolAlone])

/** Two tools in one, of which nothing but their names is told there. */
function bothTools(text: string): string | undefined {
  const [, named = ''] = find(twoTools, text) ?? []
  const words = named.split(/ ?\/ ?| /)
  const [first = ''] = words.map((word) => word.toLowerCase())
  const isDoing = strictVerbs.has(first) || isPlainVerb(first) || first.endsWith('ing')
  // "Tick and tide tracker": one of two things.
  const isOne = has(/^\p{L}+ (?:and|&) /u, named)
  return named === '' || named.length > longestOfTwo || isDoing || isOne || little.test(first)
    ? undefined
    : capitalise(named)
}

function calledBy(text: string, forms: readonly RegExp[]): string | undefined {
  const said = replaced(text.trim(), wanting, '').replace(articles, '')
  const [, about] = find(appFor, said) ?? []
  const plain = replaced(said, manner, '')
  const two = bothTools(plain)
  if (two !== undefined) return two
  const [, named] = find(app, plain) ?? []
  const [, role] =
    named === undefined ? (forms.map((form) => find(form, plain)).find((found) => found !== null) ?? []) : []
  const all = (about ?? named ?? role ?? '').trim().replace(articles, '').split(' ')
  const last = all.at(-1) ?? ''
  // "Conway's Game of Life simulator"
  const words = all.length === mostWords + 1 && tools.test(last) ? all.slice(0, -1) : all
  const lower = words.map((word) => word.toLowerCase())
  const [first = ''] = lower
  if (first === '' || words.length > mostWords || lower.some((word) => word === 'but' || little.test(word)))
    return undefined
  if (about !== undefined && isOfPeople(last)) return undefined
  // "Search for ...", "planning for ...": something one does.
  const isDoing =
    role !== undefined &&
    (words.length < 2 ||
      // "Flash cards for studying": what is in it.
      toSingular(last.toLowerCase()) !== last.toLowerCase() ||
      ((strictVerbs.has(first) || isPlainVerb(first) || first.endsWith('ing')) && !tools.test(last)))
  const isGeneral = (word: string) =>
    styleWords.has(word) || isDescriber(word) || has(general, word) || isParticiple(word)
  if (isDoing || lower.every(isGeneral)) return undefined
  const isBare = named !== undefined && words.length === 1 && !has(tools, last)
  const name = capitalise(isBare ? `${words.join(' ')} app` : words.join(' '))
  return name.length > longest ? undefined : name
}
