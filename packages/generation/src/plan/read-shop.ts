import { behindTheCounter } from './side-of.ts'
import { stopWords } from '../words/lexicon.ts'
import { toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { has, find, replaced } from '../understand/searched.ts'

/** An app that is itself a shop. */
export interface Shop {
  /** Nouns of what is sold, the last of them the thing; none where the description does not say. */
  sold: string[]
  /** People sell to each other: each article has somebody who offers it. */
  isAmongPeople: boolean
}

/** Shops in which something is done rather than sold, or which stand at a street and are looked after. */
const serviceShops =
  /\b(?:opticians?(?:'s)?|optical|glasses|eyewear|hearing[- ]aid|coffee|tea|barber|groom\w*|massage|waxing|laundry|repair|work|body|machine|auto|car|tattoo|print|copy|nail|hair|beauty|bike|pizza|sandwich|ice cream|juice|donut|kebab|sushi|pawn|betting|chip|paint|welding|tyre|tire|app|play|cobbler|tailor|phone)\s*shop\b|\b(?:bridal|wedding[- ]dress|gown|evening wear|formal wear) (?:shop|store|boutique)\b|\b(?:app|apps|f-droid|play)\s*stores?\b|\bstores? (?:for|of) apps\b/
/** Whoever looks after stock, staff or guests wants no shop but a tool for one. */
const backOffice =
  /\b(?:inventory|stock|stocktak\w*|staff|employees?|shifts?|rota|appointments?|bookings?|loyalty|stamps?|queue|till|pos|suppliers?|deliver(?:y|ies) (?:drivers?|routes?)|locator|finder|mall|indoor|wayfinding|opening hours|price comparison|compare prices|manage|management|track|dashboard|shopping list)\b/
/** "For small shops": they use it. */
const asUser =
  /\b(?:for|of|in|at|to|from|by|with|our|my|your|their|a local)\s+(?:[a-z]+\s+){0,2}?(?:shops?|stores?|boutiques?)\b/
/** "Clothes I do not wear": what one has had in use. */
const outgrown =
  / (?:that |which )?(?:i|we|you|they|people) (?:do not|don't|dont|no longer|never) (?:wear|use|need|want|like|play)\b.*$/
const shopWord = '(?:web ?shop|e-?shop|e-?store|shop|store|boutique|marketplace|market place|outlet)'
/** "Bookshop", "petshop": written as one word. */
const joined =
  /\b(book|pet|toy|gift|flower|wine|cheese|record|game|craft|garden|candle|yarn|shoe)(?:shop|store)\b/

const opening = (text: string) =>
  replaced(text.toLowerCase(), joined, '$1 shop')
    .replaceAll('second hand', 'second-hand')
    .split(/[:.;,\n!?]|\s(?:where|with|that|which|so|and (?:track|manage|see|get|pay|check))\s/)[0]
    ?.slice(0, 120) ?? ''

const filler =
  /^(?:online|web|mobile|digital|small|little|simple|local|new|nice|modern|independent|own|my|our|the|an?|e-?commerce|app|internet|family|mini|virtual|beautiful|minimalist|quality|good|all|some|your|their|people|can|native|for|flash|sales?|clearance|discount|bargain|deals?|mvp|prototype|concept|idea|version)$/
const withoutFillers = (words: readonly string[] | null | undefined): string[] =>
  (words ?? []).filter((word) => !has(filler, word))
const isWord = (word: string | undefined) => word !== undefined && word.length > 2
const adverbs = /^(?:online|locally|nearby|easily|directly|worldwide|anywhere|abroad|there|here|app|apps)$/

/** Of other classes is what one books, reads or hires: that is sold in another manner. */
const articles: ReadonlySet<string> = new Set(['thing', 'garment', 'picture', 'species', 'numbered'])

/** They count as documents, but are collected and sold. */
const isPrinted = /^(?:record|magazine|comic|map|card|postcard|calendar|notebook)$/

/** The last words of a phrase that name a thing, up to two; none for people, places and doings. */
function thingIn(words: string | undefined): string[] {
  const all = (words ?? '')
    .split(
      /\s+(?:and|or|&|for|to|in|at|from|on|near|by|made|as|like|of|before|after|when|while|because|since|until|if|so|without)\s+/,
    )[0]
    ?.match(/[\p{L}][\p{L}-]+/gu)
  const own = withoutFillers(all)
  while (own.length > 0 && has(adverbs, own.at(-1) ?? '')) own.pop()
  const head = toSingular(own.at(-1) ?? '')
  const isPlain = stopWords.has(head) && head === own.at(-1)
  // "Second-hand marketplace", "corner shop": how or where it sells, not what.
  if (/^(?:second-?hand|used|pre-?loved|vintage|corner|village|weekly|daily)$/.test(own.at(-1) ?? ''))
    return []
  if (head.length < 3 || isPlain || !(articles.has(classOf(head)) || has(isPrinted, head))) return []
  return [...own.slice(-2, -1), head]
}

/**
 * Whether a description is of a shop, and of what: "an online shop for plants", "candle store", "sell handmade soap". A
 * tool for one who has a shop, or a shop where something is done, is none.
 */
export function readShop(text: string): Shop | undefined {
  const told = opening(text)
  const said = replaced(told, outgrown, '')
  if (has(backOffice, said) || has(behindTheCounter, text) || has(serviceShops, said)) return undefined
  const isAmongPeople =
    said !== told ||
    has(/\b(?:buy(?:ing)? and sell(?:ing)?|used|second[- ]?hand|pre-?loved|marketplace|classifieds?)\b/, said)
  const selling = find(
    /^(?:an? |the |my )?(?:simple |mobile |new )?(?:app |place |platform |site )?(?:to |for |where (?:i|we|people) (?:can )?)?(?:buy and |buying and )?sell(?:ing)? (?!tickets\b)(.{3,60})$/,
    said,
  )
  if (selling) {
    const sold = thingIn(selling[1])
    return sold.length > 0 ? { sold, isAmongPeople } : undefined
  }
  const named = find(new RegExp(`\\b${shopWord}\\b(?: app)?`), said)
  if (!named || (has(asUser, said) && !/^(?:an? |the )?app (?:for|of) (?:my|our|an?) /.test(said)))
    return undefined
  const rest = said.slice(named.index + named[0].length)
  const after = /^\s+(?:for|of|selling|that sells|to (?:buy|sell|order))\s+(.{3,60})$/.exec(rest)
  // What else follows makes it something else: "shop assistant training".
  if (!after && rest.trim() !== '' && !/^\s*(?:for|in|on|by)\b/.test(rest)) return undefined
  const sold = thingIn(after?.[1])
  const before = sold.length > 0 ? sold : thingIn(said.slice(0, named.index))
  // Of people, courses or trips, or of nothing that is said: another kind of app knows better.
  const saysWhat =
    after !== null || isWord(withoutFillers(said.slice(0, named.index).match(/[a-z-]+/g)).at(-1))
  if (before.length === 0 && (saysWhat || named[0].startsWith('market'))) return undefined
  return { sold: before, isAmongPeople }
}
