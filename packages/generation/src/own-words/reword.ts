import { capitalise, stemOf, toSingular } from '../words/forms.ts'
import { isSameFeature } from './same-feature.ts'
import { type Ask, stemsOf, wordsOf } from './ask.ts'
import type { Spot } from './spot.ts'
import { isParticiple, isPlainVerb } from '../words/verbs.ts'
import { find } from '../understand/searched.ts'

/** Doings that are the same key in an app, whatever its writer calls them. */
const families: readonly (readonly string[])[] = [
  'add create new post set log record register submit enter write make upload plan schedule book report open start'.split(
    ' ',
  ),
  'see view check browse show read open'.split(' '),
  'edit update change modify adjust customize customise'.split(' '),
  'delete remove cancel clear discard'.split(' '),
  'like favorite favourite save bookmark star heart keep'.split(' '),
  'send submit provide give leave share publish post write'.split(' '),
  'choose pick select'.split(' '),
  'search find look'.split(' '),
  'finish complete mark check tick'.split(' '),
  'get claim redeem take exchange'.split(' '),
]
const stemmed = families.map((family) => new Set(family.map(stemOf)))
const isSameDoing = (one: string, other: string) =>
  one === other || stemmed.some((family) => family.has(one) && family.has(other))

/** Words before a noun of the app's own that say nothing the description could miss. */
const loose: ReadonlySet<string> = new Set(
  'all my new latest recent current daily your our today next last total'.split(' ').map(stemOf),
)
/** "Calendar view", "item details": what a screen or part is rather than what is on it. */
const presenting: ReadonlySet<string> = new Set(
  'view list page screen section detail information feed tab overview'.split(' ').map(stemOf),
)
const picture: ReadonlySet<string> = new Set('photo picture image'.split(' ').map(stemOf))
/** One does so with a list of its own. */
const browsing: ReadonlySet<string> = new Set('browse explore discover'.split(' ').map(stemOf))
const adding: ReadonlySet<string> = new Set(
  'add attach upload take choose select snap insert share'.split(' ').map(stemOf),
)
const seeking: ReadonlySet<string> = new Set('search find look'.split(' ').map(stemOf))
/** "Add items" of whatever is kept. */
const anything: ReadonlySet<string> = new Set('item thing entry record one'.split(' ').map(stemOf))
const choosing: ReadonlySet<string> = new Set('choose pick select'.split(' ').map(stemOf))
const making = stemmed[0] ?? new Set<string>()
const giving = stemmed[5] ?? new Set<string>()

/** Nothing is said yet of how one searches. */
const plainSearch = /^search \p{L}+(?: \p{L}+)?$/iu
const ofTime = /^(?:date|day|time|slot)s?$/iu

/** A spot's text beside an ask, by stems. */
interface Pair {
  ask: Ask
  spot: Spot
  /** Stem of what is asked to be done; empty where something is only named. */
  verb: string
  /** The other stems of the ask. */
  nouns: readonly string[]
  /** The stems of the spot's text. */
  said: readonly string[]
  /** Whether the text ends with the noun the ask is about, in any number. */
  isOfHead: boolean
}

const titles: ReadonlySet<Spot['role']> = new Set(['head', 'door', 'section', 'listed'])

/** What a spot would be called with the words of an ask; undefined where it is not the same. */
export function reworded(ask: Ask, spot: Spot, isForm: (screenId: string) => boolean): string | undefined {
  const said = stemsOf(spot.text)
  const [verb = '', ...nouns] = ask.verb ? ask.stems : ['', ...ask.stems]
  const last = toSingular(wordsOf(spot.text.toLowerCase()).at(-1) ?? '')
  const isOfHead =
    stemOf(last) === ask.head && wordsOf(ask.label.toLowerCase()).some((word) => toSingular(word) === last)
  const pair: Pair = { ask, spot, verb, nouns, said, isOfHead }
  if (said.length === 0 && spot.role !== 'prompt' && spot.role !== 'line') return undefined
  if (titles.has(spot.role) && nouns.length > 1 && isSameFeature(said, nouns))
    return capitalise(verb === '' ? ask.label : ask.label.slice(ask.label.indexOf(' ') + 1))
  switch (spot.role) {
    case 'picture':
      return isPictureAdded(pair) ? ask.label : undefined
    case 'search':
      return seeking.has(verb) && plainSearch.test(spot.text) && nouns.length > 0 ? ask.label : undefined
    case 'door':
    case 'act':
      return verb === '' ? undefined : keyWorded(pair, isForm)
    case 'head':
      return verb === '' || (browsing.has(verb) && isTitleOf(pair))
        ? browsing.has(verb)
          ? ask.label
          : nameWorded(pair)
        : isForm(spot.screenId) && isSameDoing(said[0] ?? '', verb) && said.length > 1 && isOfHead
          ? inNumberOf(spot.text, ask.label)
          : undefined
    case 'prompt':
      return verb !== '' && nouns.length === 1 && stemsOf(spot.of ?? '').join() === ask.head
        ? ask.label
        : undefined
    case 'field':
      return isChosenThere(pair) ? ask.label : verb === '' ? nameWorded(pair) : undefined
    case 'narrowing':
      return narrowWorded(pair)
    case 'listed': {
      const label = verb === '' ? nameWorded(pair) : undefined
      return label?.toLowerCase() === spot.text.toLowerCase() ? undefined : label
    }
    case 'line':
      return isDoneThere(pair, isForm) ? ask.label : undefined
    case 'section':
    case 'figure':
    case 'value':
      return verb === '' ? nameWorded(pair) : undefined
  }
}

/** "Buy products" below the title of the products, and what an app is for below its own. */
function isDoneThere({ ask, spot, verb, nouns }: Pair, isForm: (id: string) => boolean): boolean {
  if (ask.isDoing !== true || plainDoings.has(verb) || ask.label.length > longestLine) return false
  if (spot.isFront && spot.text === '') return ask.isFirst === true
  if (isForm(spot.screenId)) return false
  const title = stemsOf(spot.of ?? '').filter((stem) => !loose.has(stem))
  return (
    (spot.text === '' || counted.test(spot.text)) &&
    title.length > 0 &&
    isName(spot.of ?? '', verb) &&
    (title.every((stem) => nouns.includes(stem)) ||
      (nouns.every((stem) => title.includes(stem)) && title.at(-1) === ask.head))
  )
}
/** What one does with whatever stands on a screen. */
const plainDoings: ReadonlySet<string> = new Set(
  'see view get have enter type set keep show choose pick select use know tell want give bring stop start open turn send filter sort search find'
    .split(' ')
    .map(stemOf),
)
const longestLine = 34
/** How many there are says the list itself. */
const counted = /^\d+ (?!of )\p{Ll}+(?:$|,| \p{Ll}+$)/u

/** Whether a title names something, rather than what is done or was done there. */
const isName = (title: string, verb: string): boolean =>
  title.length > 2 &&
  !isParticiple(title.toLowerCase()) &&
  !wordsOf(title.toLowerCase()).some((word, place, words) =>
    word
      .split('-')
      .some((part) => stemOf(part) === verb || (place === 0 && words.length > 1 && isPlainVerb(part))),
  )

const isTitleOf = ({ spot, nouns, said }: Pair): boolean =>
  nouns.length === said.length &&
  said.every((stem) => nouns.includes(stem)) &&
  toSingular(spot.text.toLowerCase()) !== spot.text.toLowerCase()

const isPictureAdded = ({ ask, verb }: Pair): boolean => adding.has(verb) && picture.has(ask.head)

/** "Crew" where one picks the crew. */
const isChosenThere = (pair: Pair): boolean =>
  pair.said.length === 1 &&
  pair.said[0] === pair.ask.head &&
  pair.nouns.length === 1 &&
  ((choosing.has(pair.verb) && !ofTime.test(pair.spot.text) && isInNumber(pair)) || isPictureAdded(pair))

/** One picks a song where it asks for one, and not songs. */
const isInNumber = ({ ask, spot }: Pair): boolean =>
  ask.label.toLowerCase().split(' ').at(-1) === spot.text.toLowerCase()

/** A button or a sign in the words of what is done. */
function keyWorded(
  { ask, spot, verb, nouns, said, isOfHead }: Pair,
  isForm: (id: string) => boolean,
): string | undefined {
  if (spot.text === 'Settings') return undefined
  const [first = '', ...rest] = said
  // "Open shopping list" where that is called a grocery list.
  const [opening = ''] = spot.text.split(' ')
  if (/^(?:open|see|view)$/iu.test(opening) && nouns.length > 1 && isSameFeature(rest, nouns))
    return `${opening} ${ask.label.slice(ask.label.indexOf(' ') + 1)}`
  // "Mark as done" where chores are marked.
  const [, doing = '', as = ''] = find(/^(\p{L}+) (as \p{L}+)$/iu, spot.text) ?? []
  if (as !== '' && stemOf(doing.toLowerCase()) === verb) {
    if (/^\p{L}+ as \p{L}+$/iu.test(ask.label)) return ask.label
    if (/^\p{L}+ \p{L}+$/u.test(ask.label)) return `${ask.label} ${as}`
  }
  // "Mark chores as done" where they are marked as complete.
  const [, kept = ''] = find(/^(\p{L}+ .+) as \p{L}+$/iu, spot.text) ?? []
  const [, asked = ''] = find(/^\p{L}+ (as \p{L}+)$/iu, ask.label) ?? []
  if (kept !== '' && asked !== '' && first === verb) return `${kept} ${asked}`
  // "Mark as complete" where chores are marked as complete.
  if (said.includes(verb) && said.every((stem) => ask.stems.includes(stem))) return ask.label
  if (spot.role === 'act' && rest.length > 0) {
    if (isSameDoing(first, verb) && isOfHead) return inNumberOf(spot.text, ask.label)
    if (making.has(first) && making.has(verb) && anything.has(ask.head) && nouns.length === 1)
      return inNumberOf(spot.text, ask.label)
  }
  // "Feedback" where one provides it.
  const isWhole = said.length === nouns.length && said.every((stem) => nouns.includes(stem))
  // "Tasks" where one views them.
  if (isWhole && looking.has(verb) && spot.leadsTo !== undefined && !isForm(spot.leadsTo)) return ask.label
  return isWhole &&
    (making.has(verb) || giving.has(verb)) &&
    spot.leadsTo !== undefined &&
    isForm(spot.leadsTo)
    ? ask.label
    : undefined
}

/** What one does with a list by looking at it. */
const looking: ReadonlySet<string> = new Set(
  'view check track monitor browse explore review compare'.split(' ').map(stemOf),
)

/** "Filter" above the chips, or "Filter by date", where dreams are filtered. */
function narrowWorded({ ask, spot, verb, said }: Pair): string | undefined {
  // "Tour categories" above those by which a list of tours is narrowed.
  if (verb === '' && sorts.has(ask.head) && spot.text === 'Filter') {
    const listed = stemsOf(spot.of ?? '').filter((stem) => !loose.has(stem))
    return listed.length > 0 && listed.every((stem) => ask.stems.includes(stem)) ? ask.label : undefined
  }
  // "Belongings by room" above the rooms of a list of belongings.
  if (
    verb === '' &&
    / by /iu.test(ask.label) &&
    spot.text === 'Filter' &&
    stemsOf(spot.of ?? '').at(-1) === ask.head
  )
    return ask.label
  if (verb === '' || !narrowing.has(verb) || said[0] !== verb) return undefined
  if (/ by /i.test(ask.label) || said.length === 1) return ask.label
  const [, how = ''] = /^\p{L}+ (by .+)$/iu.exec(spot.text) ?? []
  const both = `${ask.label} ${how}`
  return how !== '' && both.split(' ').length <= mostWords ? both : undefined
}
const mostWords = 4
const sorts: ReadonlySet<string> = new Set('category type kind sort genre'.split(' ').map(stemOf))
const narrowing: ReadonlySet<string> = new Set(['filter', 'sort'].map(stemOf))

/** A name that has more words in the description. */
function nameWorded({ ask, spot, said, isOfHead }: Pair): string | undefined {
  if (/ by /iu.test(ask.label)) return undefined
  const telling = said.filter((stem) => !loose.has(stem))
  if (telling.length === 0 || !telling.every((stem) => ask.stems.includes(stem))) return undefined
  const own = ask.stems.filter((stem) => !presenting.has(stem))
  if (presenting.has(ask.head) && own.every((stem) => said.includes(stem))) return ask.label
  // All dreams are not "lucid dreams", and a "terminal session" is none of the number of sessions.
  const spoken = wordsOf(spot.text.toLowerCase()).at(-1) ?? ''
  const isSeveral = toSingular(spoken) !== spoken
  const isToldBehind = ask.label.toLowerCase().startsWith(spoken)
  const isSameNumber = ask.label.toLowerCase().split(' ').includes(spoken)
  return isOfHead &&
    isSameNumber &&
    (!isSeveral || isToldBehind || spot.role === 'section' || spot.role === 'listed')
    ? ask.label
    : undefined
}

/** "Set chore" for "Add chore" where the description sets chores. */
function inNumberOf(text: string, label: string): string {
  const last = text.toLowerCase().split(' ').at(-1) ?? ''
  const words = label.split(' ')
  const own = words.at(-1) ?? ''
  return toSingular(last) === last && toSingular(own.toLowerCase()) !== own.toLowerCase()
    ? [...words.slice(0, -1), toSingular(own.toLowerCase())].join(' ')
    : label
}
