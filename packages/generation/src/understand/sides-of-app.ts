import { byWord } from '../by-word.ts'
import { toPlural, toSingular } from '../words/forms.ts'
import { aloneVerbs, strictVerbs } from '../words/lexicon.ts'
import { baseOfVerb } from '../words/verbs.ts'
import { classOf } from '../words/noun-classes.ts'
import { isLoneSide } from './lone-side.ts'
import { isNounPair } from './noun-pair.ts'
import { isDone } from './role-doings.ts'
import { isRole } from './role-parts.ts'
import { findAll } from './searched.ts'

const ofSide =
  '(?:mobile |web |own )?(?:apps?|side|panel|dashboard|portal|view|area|interface|module|features|functions|functionality|section|part|role)'
/** "Customer app: browse, order", "Admin panel (users, payouts)", "For staff:" before lines of their own. */
const side = new RegExp(
  String.raw`(?<=^|[.;!?\n]\s*|\b(?:with|and|has|have|,)\s+)(?:[-*•–] ?)?(?:an? |the |for (?:the )?)?((?:\p{L}[\p{L}'-]+ ){0,2}?\p{L}[\p{L}-]{2,}) ${ofSide}(?: (?:features|functions))?\s?(?:(?::|(?=\n{1,2}[^\S\n]*[-*•–] ?))[^\S\n]*([^\n]*?)(?=[.!?](?:\s|$)|\n|$)((?:\n{1,2}[^\S\n]*[-*•–] ?[^\n]+)*)|\(([^()\n]{8,240})\))`,
  'giu',
)
const head =
  "(?:for (?:the |our )?|as an? |the )?((?:\\p{L}[\\p{L}'-]+ )?\\p{L}[\\p{L}-]{2,})(?: (?:can|users?|role))?(?: ?\\([^()\\n]{1,24}\\))? ?:"
/** "Passenger: sees departures, buys a ticket": a line that begins with who. */
const inLine = new RegExp(
  String.raw`(?<=^|\n[^\S\n]*|[.;!?] )(?:[-*•–] ?|\d+[.)] ?)?${head}[^\S\n]+([^\n]+?)(?=[.!?](?:\s|$)|\n|$)`,
  'giu',
)
/** "For instructors:" before lines of their own. */
const inLines = new RegExp(
  String.raw`(?<=^|\n[^\S\n]*|[.;!?] )${head}[^\S\n]*()((?:\n{1,2}[^\S\n]*(?:[-*•–]|\d+[.)]) ?[^\n]+)+)`,
  'giu',
)
/** "For mentors:" before lines without a sign of their own, up to the next heading. */
const inPlainLines = new RegExp(
  String.raw`(?<=\n[^\S\n]*)for (?:the |our )?((?:\p{L}[\p{L}'-]+ )?\p{L}[\p{L}-]{2,}) ?:[^\S\n]*()((?:\n[^\S\n]*\p{L}[^\n:]{2,60}(?=\n|$))+)`,
  'giu',
)
const listsScreens = /\b(?:screens|pages|tabs)\s?[:(]/i
const anybody = /^(?:users?|people|mobile|web|main|whole)$/i
const leastItems = 2
/** A team in the first line is what the app is of. */
const isAppItself = ({ start, who }: Side): boolean =>
  start === 0 && classOf(toSingular(who.split(' ').at(-1) ?? who)) === 'group'
const uncounted =
  /(?:staff|team|office|management|crew|personnel|support|reception|kitchen|board|committee|council|jury)$/u

interface Side {
  start: number
  end: number
  who: string
  items: string[]
  /** Its heading names a house, and nobody. */
  isHouse: boolean
  /** It has lines of its own, or names what several things are that they do. */
  isPlain: boolean
}

/** "Book a lesson: date, level": what is chosen there stands in brackets. */
const inBrackets = (line: string): string =>
  line.replace(
    /^([^:()]{3,40}): ?([^:()]+)$/u,
    (_whole, doing: string, values: string) => `${doing} (${values})`,
  )

const itemsIn = (line: string): string[] =>
  inBrackets(line)
    .split(/[,;](?![^(]*\)) ?(?:and )?/u)
    .map((item) => item.trim().replace(/[.!]+$/u, ''))
    .filter((item) => item !== '')

/** Houses that take part in an app beside those who come to them. */
const houses =
  /^(?:restaurant|shop|store|venue|clinic|salon|garage|workshop|hotel|farm|bakery|gym|school|caf[ée]|kitchen|pharmacy|laundry|studio|hospital|merchant|vendor|supplier|farm|dealership|landlord)s?$/iu
/** "Restaurant: accepts orders": whoever runs it. */
const runBy = (who: string, isBare: boolean): string =>
  isBare && !isRole(who) && houses.test(who) ? `${toSingular(who.toLowerCase())} staff` : who

const sideOf = (found: RegExpExecArray, isBare: boolean): Side[] => {
  const [whole, named = '', line = '', lines = '', bracket] = found
  const who = runBy(named, isBare)
  if (!isRole(who) || who.split(' ').length > 2) return []
  const listed = lines.split('\n').map((each) => each.replace(/^\s*(?:[-*•–]|\d+[.)]) ?/u, ''))
  const items = [bracket ?? line, ...listed].flatMap(itemsIn)
  if (items.length < (isBare ? 1 : leastItems)) return []
  // "Team: photos, names" lists what is told of them; who does something is told by a verb.
  const isHouse = who !== named
  const isForThem =
    !isHouse &&
    (/^\W*(?:for|as)\b/iu.test(whole) || /^(?:super ?)?(?:admin|administrator|moderator)s?$/iu.test(who))
  if (
    isBare &&
    !isForThem &&
    !items.some((item) => !asDoing(item).startsWith('see ') || /^sees? /iu.test(item))
  )
    return []
  const done = items.filter((item) => item.includes(' ') && !asDoing(item).startsWith('see '))
  return [
    {
      start: found.index,
      end: found.index + whole.length,
      who: who.toLowerCase(),
      items,
      isHouse,
      isPlain:
        lines !== '' ||
        (items.length >= (/^\W*for\b/iu.test(whole) ? 1 : leastItems) && done.length * 2 >= items.length),
    },
  ]
}

/** What stands behind a heading: the rest of its sentence, or lines of their own. */
function sidesIn(text: string): Side[] {
  const called = findAll(side, text)
    .flatMap((found) => sideOf(found, false))
    .filter((each) => !isAppItself(each))
  const bare = [...findAll(inLine, text), ...findAll(inLines, text), ...findAll(inPlainLines, text)]
    .flatMap((found) => sideOf(found, true))
    .filter((each) => !isAppItself(each))
    .filter(({ start, end }) => called.every((each) => end <= each.start || start >= each.end))
  // One such line alone says more of it than of its side.
  const isTold = new Set([...called, ...bare].map(({ who }) => toSingular(who))).size > 1
  const [first] = bare
  if (!isTold && first?.isPlain && !first.isHouse && isLoneSide(text, first)) return bare
  // "Home: see posts. Shop: buy items" are screens, where nobody is named beside them.
  const isAmongPeople = [...called, ...bare].some(({ isHouse }) => !isHouse)
  return [...called, ...(isTold && isAmongPeople ? bare : [])].toSorted(
    (one, other) => one.start - other.start,
  )
}

const managed = /^((?:[\p{L}-]+ ){1,3})(management|tracking|approval|moderation|handling)$/iu
const doing: Readonly<Record<string, string>> = byWord({
  management: 'manage',
  tracking: 'track',
  approval: 'approve',
  moderation: 'moderate',
  handling: 'handle',
})

const opensObject = /^(?:an?|the|their|his|her|all|any|new|each|every|other|up|to|for|with|on)$/iu
/** An item as something one does: "manage slots" of "slot management", "see payouts" of "payouts". */
function asDoing(item: string): string {
  const plain = item
    .replace(/^(?:to |can |an? |the |their )/iu, '')
    // "Waiver to sign"
    .replace(/^((?:[\p{L}-]+ ){0,2}[\p{L}-]+) to (sign|pay|read|print|upload|fill in|fill out)$/iu, '$2 $1')
  const [first = '', next = ''] = plain.split(' ')
  const gerund =
    /ing$/iu.test(first) && next !== '' ? baseOfVerb(first.toLowerCase(), strictVerbs) : undefined
  if (gerund) return `${gerund} ${plain.slice(first.length + 1)}`
  const [, what = '', kind = ''] = managed.exec(plain) ?? []
  if (kind !== '')
    return `${doing[kind.toLowerCase()] ?? 'manage'} ${toPlural(toSingular(what.trim().toLowerCase()))}`
  const isDoing =
    next === ''
      ? aloneVerbs.has(first.toLowerCase())
      : (opensObject.test(next) && (!/^(?:to|for|with|on|up)$/iu.test(next) || isDone(first))) ||
        (isDone(first) && !/s$|^(?:live|open|group|class|sales?)$/iu.test(first) && !isNounPair(first, next))
  const lower = /^\p{Lu}\p{Ll}/u.test(plain) ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain
  // "Sees departures", "buys a ticket": as one can do it.
  const [saidOnce] = /^(?:sees|gets|has)$/iu.exec(first) ?? []
  if (saidOnce) return `see ${plain.slice(first.length + 1)}`
  const base = next !== '' && /s$/iu.test(first) ? baseOfVerb(first.toLowerCase(), strictVerbs) : undefined
  const isNoun = /^(?:per|of|by|from|and|in|about|between)$/iu.test(next)
  if (base && !isNoun && (opensObject.test(next) || isDone(first)))
    return `${base} ${plain.slice(first.length + 1)}`
  return isDoing ? lower : `see ${lower}`
}

/**
 * A description whose sides are told under headings ("Customer app: browse boxes, order a box. Farmer dashboard: orders,
 * payouts"), as sentences of what each of them can do. Any other comes back as it is.
 */
export function withSidesTold(text: string): string {
  if (listsScreens.test(text)) return text
  const sides = sidesIn(text)
  const [only] = sides
  const isOne = new Set(sides.map(({ who }) => who)).size < 2
  if (!only || (isOne && !isLoneSide(text, only)) || sides.every(({ who }) => anybody.test(who))) return text
  let told = ''
  let from = 0
  for (const { start, end, who, items } of sides) {
    const before = text.slice(from, start).replace(/\s*(?:,? ?(?:and|with|has|have|,))\s*$/iu, '')
    const isOpen = before.endsWith('\n') || (before === '' && told === '')
    const stop = isOpen ? '' : before === '' || /[.!?]\s*$/u.test(before) ? ' ' : '. '
    const [first = '', ...others] = items.map(asDoing)
    const several = uncounted.test(who) ? who : toPlural(toSingular(who))
    told += `${before.replace(/[^\S\n]+$/u, '')}${stop}${several.charAt(0).toUpperCase()}${several.slice(1)} can ${first}.${others.map((each) => ` They can ${each}.`).join('')}`
    from = end
  }
  return (told + text.slice(from))
    .replaceAll(/[^\S\n]{2,}/gu, ' ')
    .replaceAll(/\.\s*\.(?=\s|$)/gu, '.')
    .trim()
}
