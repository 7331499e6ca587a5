import { isDescriber } from '../words/describers.ts'
import { determiners, stopWords, strictVerbs } from '../words/lexicon.ts'
import { baseOfVerb, isParticiple } from '../words/verbs.ts'
import { isModifier } from './grammar/modifiers.ts'
import { replaced } from './searched.ts'

/** Ends what a passive is said of: nothing before it belongs to the thing. */
const boundary =
  /^(?:if|when|whether|once|until|till|unless|because|while|which|what|who|that|how|where|there|this|and|or|but|then|also|where|so|as|for|to|of|in|on|at|by|from|with|per|not|users?|people|someone|everyone)$/i
/** A passive behind one of these is a condition or a question, not something one does in the app. */
const asks = /^(?:if|when|whether|once|until|till|unless|because|while|which|what|who|that|how|where|there)$/i
/** They say how something is, or say nothing. */
const neverDone =
  /^(?:used|needed|required|allowed|supposed|called|named|based|located|interested|connected|included|related|limited|tired|worried|involved|divided|married|experienced|bored|excited|scared|done|gone|made|told|known|meant|seen|shown|displayed|given|lost|found|born|left|fixed|closed|aimed|designed|intended|targeted|dedicated|focused|run|fed up|registered|logged|filtered|sorted|grouped|searched|ordered)$/i

/** "Moved" is moving, also of verbs nobody listed. */
export function verbOf(participle: string): string {
  const known = baseOfVerb(participle, strictVerbs)
  if (known && known !== participle) return known
  return participle
    .replace(/ied$/, 'y')
    .replace(/([bdgmnprt])\1ed$/, '$1')
    .replace(
      /(?<=[cvsuz]|[dr]g|[^aeiou][aiu][t]|[^aeo](?:[aiu]r|i[lmn]|[aio]k|[aiy]p)|[^ao]ul|[^eo]am)ed$/,
      'e',
    )
    .replace(/ed$/, '')
}

/** "Can be edited, archived or deleted", "can be added to or removed from favourites". */
const severalDone =
  /(?<!\p{L})((?:[\p{L}'-]+ ){1,3}?)(can|could|may) (?:also )?be (\p{L}{3,12}ed)((?:, \p{L}{3,12}ed)*),? (?:and|or) (?:be )?(\p{L}{3,12}ed)(?= ?[.,;:\n]|$)/giu
const toAndFrom =
  /(?<!\p{L})(?:can|could|may) (?:also )?be (\p{L}{3,12}ed) (to|on|into) (?:and|or) (?:be )?(\p{L}{3,12}ed) (from|off) (?:the |their |his |her |your |my |our )?(\p{L}{3,14})(?!\p{L})/giu

/** Each doing of a row that is said the other way round by itself. */
const eachDone = (text: string): string =>
  replaced(
    replaced(
      text,
      toAndFrom,
      (_whole, one = '', to = '', other = '', from = '', where = '') =>
        `, ${verbOf(one.toLowerCase())} ${to} ${where} , ${verbOf(other.toLowerCase())} ${from} ${where} ,`,
    ),
    severalDone,
    (_whole, thing = '', can = '', one = '', more = '', last = '') =>
      [one, ...more.split(', ').filter((each) => each !== ''), last]
        .map((done) => `${thing}${can} be ${done}`)
        .join(' , '),
  )

const passive =
  /(?<!\p{L})((?:[\p{L}'-]+ ){1,4})(?:is|are|gets?|(?:can|must|should|will|may|has to|have to|needs? to|to) (?:also )?be|being) (?:then |also |automatically |always |only )?(\p{L}{2,14}ed|paid|sent|sold|taken|chosen|written|bought|built|lent|hidden|kept)(?!\p{L})(?!(?<=rated|judged|reviewed|scored) by )/giu

/**
 * "Lessons get moved", "wages are paid": said the other way round, as what one does: ", move lessons , ". With
 * "it" and "them" too, whose meaning is found as of any other doing.
 */
function inActiveVoice(text: string): string {
  return replaced(eachDone(text), passive, (whole: string, before: string, done: string) => {
    const words = before.trim().split(' ')
    const last = (words.at(-1) ?? '').toLowerCase()
    const isPronoun = /^(?:it|they)$/.test(last)
    const lastBoundary = words.findLastIndex((word) => boundary.test(word))
    // "If nobody comes it is released": the condition ends before "it".
    const start = isPronoun && lastBoundary < words.length - 2 ? words.length - 2 : lastBoundary
    const thing = words.slice(start + 1)
    const isOfThing =
      isPronoun ||
      (thing.length > 0 && !stopWords.has(last) && !isDescriber(last) && !isParticiple(last, strictVerbs))
    const opening = start === lastBoundary ? (words[start] ?? '') : ''
    if (!isOfThing || neverDone.test(done) || asks.test(opening) || thing.some((word) => asks.test(word)))
      return whole
    const what = isPronoun ? (last === 'it' ? 'it' : 'them') : thing.join(' ')
    const head = words.slice(0, start + 1).join(' ')
    const joined = /^(?:and|or|but|then|also|so)$/i.test(opening) ? words.slice(0, start).join(' ') : head
    return `${joined === '' ? '' : `${joined} `}, ${verbOf(done.toLowerCase())} ${what} , `
  })
}

/** "If he did not confirm": that one confirms is a part of the app. */
export const withoutDoubt = (text: string): string =>
  replaced(
    text,
    /\b((?:if|when|unless)\b[^.,;\n]{1,40}?) ?\b(?:(?:do|does|did|has|have|is|are|was|were|can|could|will|would) not|(?:don|doesn|didn|hasn|haven|isn|aren|wasn|weren|can|couldn|won|wouldn)['’]?t)\b/giu,
    '$1',
  )

/** What comes in kinds: "chlorine and pH readings". */
const heads =
  'times?|dates?|numbers?|names?|languages?|address(?:es)?|levels?|sizes?|prices?|codes?|points?|catalog(?:ue)?s?|lists?|logs?|plans?|history|calendars?|meters?|readings?|fees?|forms?|photos?|pictures?|skills?|sections?|areas?|sets?|collections?|bookings|records|tickets|profiles|schedules|reports|requests|reminders|rentals|lessons|courses|classes|tracker|hours|types?|guides?|stock|orders|sales|costs|settings|temperatures?|pressures?|humidity|noises?|voltages?|intake|consumption|usage|conditions|preferences|customi[sz]ation|management|tracking|monitoring|detection|recognition|identification|measurements?|logging|editing|analys[ie]s|advice|scans?|selection'
/** Complete by themselves: "photo and danger level", "fee and venue contact". */
const ownWords =
  /^(?:photos?|pictures?|video|audio|weight|fee|price|cost|rent|name|date|time|title|email|phone|address|age|size|colou?r|map|chat|list|status|budget|rating|music|food|water|location|distance|species|height|length|width|temperature|deadline|placement|team|help|work|money|text|note|share|save|like|stop|play|pin|copy|search|make|add|see|find|call|the|new|picker|timer|counter|tracker|planner|scanner|roller|generator|calculator|converter|finder|viewer|editor|recorder|spinner|stopwatch|compass|ruler|flashlight|torch|metronome|tuner|widget)$/

/** Two words for one thing: "menu and opening hours" has no menu hours. */
const fixedPairs =
  /^(?:hit points|(?:opening|working|business|office|visiting) (?:hours|times)|(?:phone|serial|house|room|order) numbers?|(?:price|shopping|packing|guest|waiting|watch) lists?|(?:user|member) profiles?|meeting points?|due dates?)$/

/** Whether a noun has one before it that says of what kind it is. */
function isCompound(before: string, noun: string): boolean {
  const [, last = ''] = /(?<!\p{L})(\p{Ll}{3,14}) $/u.exec(before) ?? []
  return (
    last !== '' &&
    /(?:tion|sion|ment|ing|ance|ence|history|time|date|name|number|level)$/.test(noun) &&
    !stopWords.has(last) &&
    !determiners.has(last) &&
    !strictVerbs.has(last) &&
    !isDescriber(last) &&
    baseOfVerb(last) === undefined
  )
}

/** "Shelf, hazard class and expiry date", "rent, floor and heating type": the last but one of a row is whole, too. */
function isOfRow(before: string, one: string): boolean {
  const [, own] = /,\s+(?:(?:an?|the|its|their) )?(?:(\p{Ll}[\p{Ll}-]+) )?$/u.exec(before) ?? []
  const isRow = /,/u.test(
    before
      .slice(0, before.lastIndexOf(','))
      .split(/[.;:\n]/u)
      .at(-1) ?? '',
  )
  return own === undefined
    ? isRow && /,\s+(?:(?:an?|the|its|their) )?$/u.test(before) && !sharing.test(one) && !isModifier(one)
    : !stopWords.has(own) && !strictVerbs.has(own) && !isDescriber(own)
}
/** They say which end or side of something is meant, and need its name. */
const sharing =
  /^(?:start|end|begin|finish|source|target|origin|destination|first|last|min|max|minimum|maximum|upper|lower|top|bottom|left|right|home|away|departure|arrival|birth|death|day|night|opening|closing|pick-?up|drop-?off|check-in|check-out|front|back|inner|outer|new|old|buying|selling|purchase|sale|indoor|outdoor)$/

const withOneHead = new RegExp(
  String.raw`(?<![\p{L}-])(?<!\b(?:which|what|whose|each|every|has the|have the) )(\p{Ll}[\p{Ll}-]{2,13}) and (\p{Ll}[\p{L}-]{1,13}) (${heads})(?![\p{L}-])(?! of)`,
  'gu',
)

/** "Source and target language" are two languages, "coin and stamp catalogue" are both catalogues. */
const eachWithItsHead = (text: string): string =>
  replaced(
    text,
    withOneHead,
    (whole: string, one: string, other: string, head: string, at: number, all: string) => {
      // "Delay prediction and risk level": the first is whole.
      if (isCompound(all.slice(0, at), one) || isOfRow(all.slice(0, at), one)) return whole
      const isPart = (word: string) =>
        !ownWords.test(word) &&
        !stopWords.has(word) &&
        !determiners.has(word) &&
        !strictVerbs.has(word) &&
        (!/[^s]s$/.test(word) || /-/.test(word))
      // "Difficulty and group size": how hard it is has no size.
      if (/(?:[uit]ty|ness)$/.test(one) && !/^(?:level|reading|setting|point)/.test(head)) return whole
      return isPart(one) && isPart(other) && !fixedPairs.test(`${other} ${head}`)
        ? `${one} ${head} and ${other} ${head}`
        : whole
    },
  )

/** "For 2-6 players", "for 4 people": how many there are is something one enters. */
const withCounts = (text: string): string =>
  replaced(
    text,
    /\bfor (?:up to )?\d{1,3}(?:\s?(?:-|–|to|or)\s?\d{1,3})? (players|people|persons|guests|participants|passengers|seats|children|kids|adults)\b/giu,
    ', number of $1 ,',
  )

/** "Roles: baker, driver", "Problem: ...": headings of a specification name nothing of the app. */
const withoutHeadings = (text: string): string =>
  replaced(
    text,
    /(?<=^|[.\n;]\s*)(?:(?:there (?:are|will be) |we have )?(?:two|three|four|five|\d) )?(?:different |main |key )?(?:user )?(?:roles?|user types?|users|title|problem|solution|idea|goals?|purpose|overview|summary|description|requirements|features|functions|must haves?|nice to haves?|scope|context|background|target (?:users?|group|audience)):/giu,
    ' ',
  )

/** A description's clauses in the plain form that the readers of phrases know. */
export const plainClauses = (text: string): string =>
  withCounts(eachWithItsHead(inActiveVoice(withoutHeadings(text))))
