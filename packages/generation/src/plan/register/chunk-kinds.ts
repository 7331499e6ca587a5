import { findAttribute } from '../../words/attributes.ts'
import { capitalise, toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { strictVerbs } from '../../words/lexicon.ts'
import { baseOfVerb, isParticiple } from '../../words/verbs.ts'
import { valuesOf } from '../content/values.ts'
import type { Chunk } from './chunks.ts'
import { unitAt } from './units.ts'
import { has } from '../../understand/searched.ts'

/** Ways of writing down: what stands before them is what is written down. */
export const logs = /^(?:log|logbook|diary|journal|register|record book|logger|ledger|notebook)$/
/** Words about apps: no thing of theirs. */
const appWords =
  /^(?:app|tool|tracker|planner|manager|organi[sz]er|software|system|platform|database|website|dashboard|helper|assistant|companion|back-office|office|list|score|photo|picture|image|video|reminder|notification|alert|chart|graph|statistic|stat|total|sum|summary|report|export|pdf|csv|filter|search|tag|category|screen|button|tab|page|section|setting|account|role|user|login|password|profile|history|overview|calendar|map|home|menu|number|count|progress|access|data|information|info|detail|detail view|everything|thing|item of|way|day|week|month|year|time|hour|minute|season|people|person|somebody|everyone|group|team|club|society|staff|colleague|volunteer|offline|mode|dark mode|theme|colou?r|qr|code|barcode|yes|no|trend|average|feature|backup|sync|language|side|part|use|view|form|deadline|attachment|comparison|ability|rest|kind|type|note|idea|phone|tablet|paper|chat|message|conversation|inbox|forum|feed|marketplace|nudge|spreadsheet|excel|favou?rite|morning|evening|night|afternoon|sun|moment|area|euro|dollar|pound|cent|avatar)$/
/** They hold things, or an app does them: no value of a thing, however they hang on it. */
const partsOfApps =
  /^(?:map|calendar|checklist|list|noticeboard|pinboard|board|chat|forum|feed|gallery|diary|journal|dashboard|overview|statistic|chart|graph|quiz|game|filter|timer|scanner|library|directory|catalogu?e?|encyclop\w+|tutorial|timetable|planner|calculator|converter|reminder|notification|alert|export|import|backup|newsletter|marketplace|swap|system|platform|algorithm|button|bar)$/
const measured =
  /^(?:coordinate|dimension|measurement|remark|note|comment|observation|description|date|deadline|initial|finding|hour|signature|sketch|drawing|photo|picture|image|location|position|weather|condition|finish)$/
/** What one does with a thing to keep it. */
export const keeping =
  /^(?:manage|track|log|record|keep|plan|organi[sz]e|list|catalogue|catalog|register|collect|monitor|maintain|schedule|inspect|store|handle|administer|archive|document|follow|enter|add|note|write|save|see|show|count|run|assign|prepare|pack|order)$/
export const noting =
  /^(?:note|enter|record|log|write|fill|jot|store|save|keep|measure|track|add|count|monitor|put|say|know)$/

/** "Consent forms" are things, "forms" are parts of an app. */
const namedBefore =
  /^(?:form|report|card|section|picture|video|image|list|map|plan|group|team|staff|role|type|note|part|side|paper|group|office|day|week|score|table|sheet|season|time|night|evening)$/
/** Apps of any kind have them, and keep no list of them. */
const ofAnyApp =
  /^(?:standing|ranking|league table|e-?signature|portal|gallery|poll|survey|approval|xp|streak|leaderboard|dashboard|chat|messaging|feedback|webinar|livestream|wishlist|faq)$/
export const isOfApps = (words: readonly string[]) => {
  const head = headOf(words)
  return has(ofAnyApp, head) || (has(appWords, head) && !(words.length > 1 && namedBefore.test(head)))
}

/** When it is, rather than what. */
export const inTheYear =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/
/** They stand for whatever the app keeps. */
export const anyOfThem = /^(?:item|entry|record|thing|object|element|unit)$/
export const longestNoun = 20

/** "Year built", "products used" */
const isDoneTo = (word: string) => isParticiple(word) || /^(?:used|seen|taken|given|made)$/.test(word)

export const headOf = (words: readonly string[]) => toSingular(words.at(-1) ?? '')
export const isPlural = (words: readonly string[]) => headOf(words) !== words.at(-1)
export const isPersonal = (noun: string) => classOf(noun) === 'person'

/** "Alarm with map of the incident, confirm whether you are coming": a part of the app, and a deed. */
export function isNoValue({ words, unit, options, det, link }: Chunk): boolean {
  if (unit || options.length > 0) return false
  const head = headOf(words)
  // "Weight and age, and be reminded": it is told, and is no value.
  if (words.length === 1 && /^(?:reminded|notified|alerted|warned|informed)$/.test(head)) return true
  // "When one has refused food"
  if (link === 'has' && det === undefined && words.length > 1 && isParticiple(words[0] ?? '')) return true
  if (has(partsOfApps, head) && det !== 'each') return true
  const isDeed =
    words.length === 1 && (strictVerbs.has(head) || (head.endsWith('ing') && baseOfVerb(head) !== undefined))
  return isDeed && findAttribute(head) === undefined && valuesOf(head) === undefined && !measured.test(head)
}

/** Whether a noun phrase is a value of something rather than a thing of its own. */
export function isAttribute({ words, unit, options, of, det }: Chunk): boolean {
  const head = headOf(words)
  if (unit || options.length > 0) return true
  // "Trips with miles"
  if (words.length === 1 && unitAt([words[0] ?? ''], 0)) return true
  if (/^(?:my|our)$/.test(det ?? '')) return false
  if (has(measured, head) || findAttribute(head) !== undefined) return true
  if (of && !isPlural(words)) return true
  if (words.length > 1 && isDoneTo(words.at(-1) ?? '')) return true
  if (/^(?:next|last|first|previous|due)$/.test(words[0] ?? '')) return true
  const nounClass = classOf(head)
  return (
    nounClass === 'measure' ||
    nounClass === 'state' ||
    (!isPlural(words) && valuesOf(words.join(' ')) !== undefined)
  )
}

/** "Manage products used": they are products. */
export function asKept(chunk: Chunk, first: Chunk | undefined): Chunk {
  const { words, of } = chunk
  // "A list of sondes" is about sondes.
  // "Preferences of toppings" are noted of the toppings; those of guests are theirs.
  const isOfThings = of && liked.test(headOf(words)) && !isPersonal(headOf(of.words))
  if (of && isPlural(of.words) && (isOfThings || holding.test(headOf(words)))) {
    const { of: _of, ...plain } = chunk
    return { ...plain, words: of.words, isHeld: true }
  }
  const isMany = isPlural(words.slice(0, -1)) && isDoneTo(words.at(-1) ?? '')
  return isMany && (first?.link === 'colon' || /^(?:manage|organi[sz]e|list)$/.test(first?.verb ?? ''))
    ? { ...chunk, words: words.slice(0, -1) }
    : chunk
}

/** Chunks that hang together by commas and "and". */
export function groupsOf(chunks: readonly Chunk[]): Chunk[][] {
  const groups: Chunk[][] = []
  for (const [place, chunk] of chunks.entries()) {
    const last = groups.at(-1)
    // "Name on the stone, plot, year", "pH at draining, date": where the name stands ends no list.
    const isAside =
      chunk.link === 'prep' &&
      (chunk.det === 'the' || (!isPlural(chunk.words) && chunk.det === undefined && chunk.prep === 'at')) &&
      (['colon', 'has', 'with'].includes(last?.[0]?.link ?? '') || noting.test(last?.[0]?.verb ?? '')) &&
      last?.[0]?.sentence === chunk.sentence &&
      chunks[place + 1]?.link === 'list'
    if (isAside) continue
    if (chunk.link === 'list' && last && last[0]?.sentence === chunk.sentence) last.push(chunk)
    else groups.push([chunk])
  }
  return groups
}

/** What stands before a list with "with" or a colon: glass sheets in "glass sheets in stock with ...". */
export function ownerOf(groups: readonly Chunk[][], place: number): Chunk | undefined {
  for (let before = place - 1; before >= 0; before -= 1) {
    const last = groups[before]?.at(-1)
    if (last?.sentence !== groups[place]?.[0]?.sentence) return undefined
    if (last && (last.link !== 'prep' || before === 0)) return last
  }
  return undefined
}

/** What stands in one list with the owner of some values, all of it things one can touch. */
export function alike(groups: readonly Chunk[][], place: number, owner: Chunk | undefined): Chunk[] {
  const list = groups.slice(0, place).findLast((group) => owner !== undefined && group.includes(owner)) ?? []
  const isOne = list.length > 1 && list.at(-1) === owner
  // Growers have no girth, whatever their pumpkins have.
  const isMixed = list.length < 3 && list.some(({ words }) => isPersonal(headOf(words)))
  const areThings =
    !isMixed &&
    list.every(({ words }) => isPlural(words) && !/(?:ing|tion|ment|show|repair|check)$/.test(headOf(words)))
  return isOne && areThings ? list.filter((chunk) => chunk !== owner) : []
}

export const isUncounted = (words: readonly string[]) =>
  uncounted.test(words[0] ?? '') || uncounted.test(words.at(-1) ?? '')

/** Several, or one of them: "damage" is neither. */
export const isOneThing = ({ words, det, verb }: Chunk) =>
  isPlural(words) || det !== undefined || verb === undefined

const holding = /^(?:list|register|collection|catalogue|catalog|overview|record|log|diary|range|set)$/
/** Said of what somebody likes. */
const liked = /^(?:preference|taste|liking|dislike)$/
export const paid = /^(?:deposit|payment|fee|expense|donation|invoice|sale|loan)$/

/** Many without a plural. */
export const uncounted =
  /^(?:stock|firewood|wood|timber|hay|straw|honey|jam|wool|yarn|compost|bread|jewellery|paper stock|inventory|equipment|gear|livestock|staff|furniture|cutlery)$/

export const isPlainValue = ({ words, unit, options }: Chunk) =>
  unit !== undefined ||
  options.length > 0 ||
  has(measured, headOf(words)) ||
  (findAttribute(headOf(words)) !== undefined && !paid.test(headOf(words)))

/** What it is called on a form: one owner, the reeds replaced. */
export function nameOf({ words, of }: Chunk): string {
  // "What's wrong with it"
  if (words.join(' ') === 'what wrong') return 'What is wrong'
  const head = headOf(words)
  const isOne =
    isPersonal(head) || ['place', 'group'].includes(classOf(head)) || /^(?:date|deadline)$/.test(head)
  const inner = of && !/^(?:each|every)$/.test(of.det) ? ['of', ...of.words] : []
  return capitalise([...words.slice(0, -1), isOne ? head : (words.at(-1) ?? ''), ...inner].join(' ')).replace(
    /\bph\b/i,
    'pH',
  )
}

export function isForPeople({ words }: Chunk): boolean {
  const head = headOf(words)
  return (
    ['person', 'group'].includes(classOf(head)) ||
    /(?:er|or|ist|ian|eer|man|woman)$/.test(head) ||
    has(appWords, head)
  )
}
