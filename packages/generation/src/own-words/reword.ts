import { stemOf, toSingular } from '../words/forms.ts'
import { type Ask, stemsOf, wordsOf } from './ask.ts'
import type { Spot } from './spot.ts'

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

/** What a spot would be called with the words of an ask; undefined where it is not the same. */
export function reworded(ask: Ask, spot: Spot, isForm: (screenId: string) => boolean): string | undefined {
  const [verb = '', ...others] = ask.verb ? ask.stems : ['', ...ask.stems]
  const [first = '', ...rest] = stemsOf(spot.text)
  if (first === '') return undefined
  const all = [first, ...rest]
  const spoken = wordsOf(spot.text.toLowerCase()).at(-1) ?? ''
  const last = toSingular(spoken)
  const isOfHead =
    stemOf(last) === ask.head && wordsOf(ask.label.toLowerCase()).some((word) => toSingular(word) === last)
  const isWithin = all.every((stem) => ask.stems.includes(stem))
  switch (spot.role) {
    case 'picture':
      return verb !== '' &&
        adding.has(verb) &&
        others.some((stem) => picture.has(stem)) &&
        picture.has(ask.head)
        ? ask.label
        : undefined
    case 'search':
      return verb !== '' && seeking.has(verb) && plainSearch.test(spot.text) && others.length > 0
        ? ask.label
        : undefined
    case 'door':
    case 'act': {
      if (verb === '') return undefined
      if (spot.text === 'Settings') return undefined
      // "Mark as done" where chores are marked.
      const [, doing = '', as = ''] = /^(\p{L}+) (as \p{L}+)$/iu.exec(spot.text) ?? []
      if (as !== '' && stemOf(doing.toLowerCase()) === verb) {
        if (/^\p{L}+ as \p{L}+$/iu.test(ask.label)) return ask.label
        if (/^\p{L}+ \p{L}+$/u.test(ask.label)) return `${ask.label} ${as}`
        const [, further] = /^\p{L}+( as \p{L}+)$/iu.exec(ask.label) ?? []
        if (further) return `${spot.text.replace(/ as \p{L}+$/iu, '')}${further}`
      }
      // "Mark as complete" where chores are marked as complete.
      if (all.includes(verb) && isWithin) return ask.label
      if (spot.role === 'act' && isSameDoing(first, verb) && rest.length > 0 && isOfHead)
        return inNumberOf(spot.text, ask.label)
      if (
        spot.role === 'act' &&
        making.has(first) &&
        making.has(verb) &&
        rest.length > 0 &&
        anything.has(ask.head)
      )
        return ask.stems.length === 2 ? inNumberOf(spot.text, ask.label) : undefined
      // "Feedback" where one provides it.
      const isAll = all.length === others.length && all.every((stem) => others.includes(stem))
      const leads =
        spot.leadsTo !== undefined && (making.has(verb) || giving.has(verb)) && isForm(spot.leadsTo)
      return isAll && leads ? ask.label : undefined
    }
    case 'head':
    case 'title':
    case 'value':
    case 'field': {
      const isNoun = spot.role === 'field' && all.length === 1 && all[0] === ask.head && others.length === 1
      if (
        isNoun &&
        ((choosing.has(verb) && !/^(?:date|day|time|slot)s?$/iu.test(spot.text)) ||
          (adding.has(verb) && picture.has(ask.head)))
      )
        return ask.label
      if (spot.role === 'head' && verb !== '')
        return isForm(spot.screenId) && isSameDoing(first, verb) && rest.length > 0 && isOfHead
          ? inNumberOf(spot.text, ask.label)
          : undefined
      if (verb !== '' || / by /iu.test(ask.label)) return undefined
      const telling = all.filter((stem) => !loose.has(stem))
      const isPart = telling.length > 0 && telling.every((stem) => ask.stems.includes(stem))
      if (!isPart) return undefined
      const own = ask.stems.filter((stem) => !presenting.has(stem))
      if (presenting.has(ask.head) && own.every((stem) => all.includes(stem))) return ask.label
      if (!isOfHead) return undefined
      // All dreams are not "lucid dreams", and a "terminal session" is none of the number of sessions.
      const isSeveral = toSingular(spoken) !== spoken
      const isToldBehind = ask.label.toLowerCase().startsWith(spoken)
      const isSameNumber = ask.label.toLowerCase().split(' ').includes(spoken)
      return isSameNumber && (!isSeveral || isToldBehind) ? ask.label : undefined
    }
  }
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
