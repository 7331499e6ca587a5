import { capitalise, toSingular } from '../../words/forms.ts'
import { classOf, isEnglishNoun } from '../../words/noun-classes.ts'
import { baseOfVerb, verbsAndNouns } from '../../words/verbs.ts'
import { find, replaced } from '../searched.ts'
import { withoutTale } from './clients-tale.ts'
import { asksForApp, isWish } from './is-wish.ts'

/** The statement a description opens with, whatever greets before it, and what ends it. */
const opening =
  /^(?<greeting>\s*(?:(?:hi|hello|hey|good (?:morning|day|evening))(?: (?:there|all|team|everyone))?[,.! ]+)?)(?<said>[^.!?\n:;]{8,220})(?<end>[.!?\n;]|$)/iu
/** "Every Saturday we have a market": when it is stands behind it. */
const whenFirst =
  /^(?<when>(?:every|each|once an?|twice an?|on|in) (?:\p{L}+ ){0,3}?\p{L}+),? (?=(?:we|i|our|my)(?!\p{L}))/iu
/** Where somebody else begins to do something, another sentence does. */
const nextClause =
  /,? (?:and|but|so) (?=(?:i|we|they|he|she|it|people|customers|clients|guests|parents|members|everyone|everybody|nobody|some|most)(?!\p{L}))|,? and (?=(?:want|wants|need|needs|would like|forget|lose)(?!\p{L}))|,? and (?=(?:the |my |our )?\p{L}+ (?:is|are) (?:always|often|never|usually)(?!\p{L}))/iu

const article = '(?:an?|the|our own|my own|our|my|one|two|three|four|five|six|several|a few|some)'
const adverb = '(?:just |also |recently |currently |now |still )?'
/** "We are a small bakery", "I'm a plumber with three employees". */
const whoWeAre = new RegExp(
  `^(?:i am|i['’]m|we are|we['’]re) ${adverb}(?<who>(?:${article}|\\d+) .+|(?<many>\\p{L}+s)(?: .+)?)$`,
  'iu',
)
/** "I run a dog grooming salon", "we organise a street festival". */
const whatWeRun = new RegExp(
  `^(?:(?:i|we) ${adverb}(?:run|own|manage|lead|head|operate|organi[sz]e|host|coach|chair|look after|opened|started|set up|took over|have opened|have started|work as)|(?:i am|i['’]m|we are|we['’]re) ${adverb}(?:starting|opening|running|setting up|organi[sz]ing|planning|founding|building up|managing|hosting)) (?<what>${article} .+)$`,
  'iu',
)
/** "We have a farmers market", "I have a small campsite": places and groups; a dog one has is no business. */
const whatWeHave = new RegExp(`^(?:i|we) ${adverb}have (?<what>an? (?<noun>.+))$`, 'iu')
const ours = /^(?<article>our|my|the) (?<told>.+)$/iu
const kin =
  /^(?:(?:\p{L}+ )?(?:mum|mom|mother|dad|father|son|daughter|wife|husband|partner|brother|sister|gran|grandma|grandmother|grandpa|grandfather|aunt|uncle|boyfriend|girlfriend|boss|parents|kids|children|grandparents))$/iu
/** Behind these stands when, where, how or whom, so a word before them that ends like a verb is one. */
const behindVerb =
  /^(?:every|each|on|in|at|with|for|to|from|out|up|the|an?|our|its|their|his|her|my|twice|once|two|three|four|five|six|seven|eight|nine|ten|all|some|about|together|several|many|\d+)$/iu

/** Things that are somebody's business where they have one. */
const business: ReadonlySet<string> = new Set(
  'truck van stall cart kiosk boat ferry vineyard apiary nursery'.split(' '),
)

/** Those who do it for a living, who are called as apps are. */
const callings = /(?<=^(?:i am|i['’]m|we are|we['’]re) .{3,40})\b(?:planner|organi[sz]er)s?\b/iu

/** It tells more of the app than who does it. */
const lending = /^(?:lends?|rents?|lets?)$/u
const holding = /^(?:holds|hosts|organi[sz]es?|runs?|puts on|throws?|celebrates?|plans?)$/u

const mostBefore = 4

const withoutCapital = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const withArticle = (noun: string) => `${/^[aeio]|^u(?!ni|se|ti)/iu.test(noun) ? 'an' : 'a'} ${noun}`
const isMany = (noun: string) => {
  const last = noun.split(' ').at(-1) ?? ''
  return toSingular(last) !== last
}

/** Where the verb stands in "choir meets every Wednesday", or -1. */
function placeOfVerb(words: readonly string[]): number {
  return words.findIndex((written, index) => {
    if (index === 0 || index > mostBefore) return false
    const word = written.toLowerCase()
    if (/^(?:has|have|is|are)$/u.test(word)) return true
    const next = words[index + 1] ?? ''
    const base = baseOfVerb(word)
    const before = words.slice(0, index).join(' ')
    if (kin.test(before)) return base !== undefined || /[^su]s$/u.test(word)
    const isForm = isMany(before) ? base === word : /[^su]s$/u.test(word)
    if (!isForm) return false
    if (base === undefined) return behindVerb.test(next) && !isEnglishNoun(toSingular(word))
    return !verbsAndNouns.has(base) || behindVerb.test(next) || (isMany(next) && !baseOfVerb(next))
  })
}

/** "Choir meets every Wednesday": "a choir that meets every Wednesday". */
function ofOurs(told: string): string | undefined {
  const words = told.split(' ')
  const place = placeOfVerb(words)
  if (place < 1) return undefined
  const noun = words.slice(0, place).join(' ')
  const verb = words[place]?.toLowerCase() ?? ''
  const rest = words.slice(place + 1).join(' ')
  const isOne = kin.test(noun)
  if (rest === '') return undefined
  // "Our company holds a summer party": that is what it is about.
  if (holding.test(verb) && /^(?:an?|the|its|their|our) (?!own )/iu.test(rest))
    return rest.replace(/^(?:its|their|our) /iu, 'the ')
  if (/^(?:is|are)$/u.test(verb)) {
    return /^(?:an?|the|one of) /iu.test(rest) && !isOne ? rest : undefined
  }
  if (/['’]s$/u.test(words[0] ?? '')) return undefined
  const whose = isOne ? `my ${noun}` : isMany(noun) ? noun : withArticle(noun)
  if (/^(?:has|have)$/u.test(verb)) return `${whose} with ${rest}`
  const isPeople = isOne || classOf(toSingular(words[place - 1]?.toLowerCase() ?? '')) === 'person'
  return `${whose} ${isPeople ? 'who' : 'that'} ${verb} ${rest}`
}

const isPlace = (noun: string): boolean => {
  const [bare = ''] = noun
    .toLowerCase()
    .split(/ (?:with|in|at|on|of|for|that|where|near|by|and|every|each|once|twice)(?!\p{L})/u)
  const head = toSingular(bare.split(' ').at(-1) ?? '')
  return business.has(head) || ['place', 'group', 'event', 'service'].includes(classOf(head))
}

/** "Our orchestra needs an overview": for whom, and what it is that they want. */
const ourWish =
  /^(?:our|my|the) (?<noun>(?:\p{L}[\p{L}'’-]* ){0,3}?\p{L}[\p{L}'’-]*) (?:needs|wants|would like|could use|is looking for) (?:to have )?(?!to |an? (?:\p{L}+ ){0,2}(?:app|application|tool|website|platform|system)(?!\p{L}))(?<what>.+)$/iu

/** "The harbour master needs to know which boats came in". */
const needsTo =
  /^(?:our|my|the) (?<noun>(?:\p{L}[\p{L}'’-]* ){0,2}?\p{L}[\p{L}'’-]*) (?:needs|wants|has) to (?<what>(?:know|see|check|track|note|log|record|manage|plan|count) .+)$/iu

const trade =
  'locksmith|midwife|doula|driver|guide|translator|interpreter|photographer|videographer|trainer|landlord|therapist|physiotherapist|dentist|coach|plumber|electrician|florist|hairdresser|barber|baker|butcher|farmer|beekeeper|vet|lawyer|accountant|mechanic|cleaner|tutor|caterer|dj|tailor|seamstress|carpenter|joiner|brewer|winemaker|groomer|roofer|painter|decorator|instructor|beautician|nutritionist|dietitian|psychologist|gardener|landscaper|chimney sweep|tattoo artist|make-?up artist|piano tuner|potter|blacksmith|glazier|tiler|mason|architect|surveyor|nurse|carer|paramedic|magician|musician|busker|fisherman|shepherd|forester|ranger|caretaker|janitor|courier|chef|cook|sommelier|bartender|planner|journalist|editor|illustrator|designer|optician|podiatrist|masseuse|masseur'
/** "I'm a locksmith and drive to people": what somebody does for a living, and what they tell of it. */
const ofTrade = new RegExp(
  `^(?:i am|i['’]m) (?<what>an? (?:(?!retired|former|aspiring|hobby)\\p{L}[\\p{L}-]* ){0,2}?(?:${trade}))(?:(?<more> and (?!i(?!\\p{L}))(?<does>\\p{L}.+))|(?= (?:in|from|for|who)(?!\\p{L}))|$)`,
  'iu',
)

/** Whom or what an opening statement says the app is for; undefined where it says something else. */
function toldIn(statement: string): string | undefined {
  const { who, many } = find(whoWeAre, statement)?.groups ?? {}
  if (who) {
    if (many && !['person', 'group'].includes(classOf(toSingular(many.toLowerCase())))) return undefined
    // Who writes is told by himself where he says no more than what he is.
    if (/^i(?: |['’])/iu.test(statement) && !/ with /iu.test(who)) return undefined
    return who.replace(/^(?:our|my) own /iu, 'our ')
  }
  const run = find(whatWeRun, statement)?.groups?.what
  if (run) return run.replace(/^(?:our|my)(?: own)? /iu, 'the ')
  const has = find(whatWeHave, statement)?.groups
  if (has?.what && isPlace(has.noun ?? '')) return has.what
  const { article: of = '', told } = find(ours, statement)?.groups ?? {}
  if (told === undefined) return undefined
  // "The sailing club lends its boats": a group or place that does something, and nothing of an app.
  const words = told.split(' ')
  const place = placeOfVerb(words)
  const verb = words[place]?.toLowerCase() ?? ''
  const isTold = lending.test(verb) || holding.test(verb) || /^(?:has|have)$/u.test(verb)
  if (/^the$/iu.test(of) && !(isTold && isPlace(words.slice(0, place).join(' ')))) return undefined
  return ofOurs(told)
}

/** The statement a description opens with, in its parts. */
interface Opened {
  text: string
  greeting: string
  /** The whole statement, without the sign that ends it. */
  said: string
  /** Its first clause. */
  first: string
  hasMore: boolean
  end: string
}

/** "Our orchestra needs an overview": "An app for an orchestra: an overview". */
function asWished({ text, greeting, first }: Opened): string | undefined {
  const { noun, what } = find(ourWish, first)?.groups ?? {}
  return noun && what && isPlace(noun)
    ? `${greeting}An app for ${withArticle(noun)}: ${text.slice(text.indexOf(what))}`
    : undefined
}

/** "I'm a locksmith and drive to people": "An app for a locksmith. I drive to people". */
function asTrade({ text, greeting, first, hasMore }: Opened): string | undefined {
  const found = hasMore ? null : find(ofTrade, first)
  const { what, does, more = '' } = found?.groups ?? {}
  if (!found || !what || /^(?:want|need)(?!\p{L})/iu.test(does ?? '')) return undefined
  const behind = text.slice(greeting.length + first.length)
  const told = does === undefined ? first.slice(found[0].length) : `. I ${does}`
  return more === '' && behind === '' ? undefined : `An app for ${what}${told}${behind}`
}

/** "The harbour master needs to know": "An app for a harbour master to know". */
function asNeeded({ text, greeting, first }: Opened): string | undefined {
  const { noun, what } = find(needsTo, first)?.groups ?? {}
  const head = toSingular(noun?.toLowerCase().split(' ').at(-1) ?? '')
  return noun && what && classOf(head) === 'person'
    ? `${greeting}An app for ${withArticle(noun)} to ${text.slice(text.indexOf(what))}`
    : undefined
}

/** "The sailing club lends its boats": "to lend boats", which tells more of the app than who does it. */
function purposeOf(whose: string): string {
  const [, lent, things] = /^.+ that (\p{L}+) (?:its |their |our )?(.+)$/u.exec(whose) ?? []
  return lent !== undefined && things !== undefined && lending.test(lent)
    ? `to ${lent.replace(/s$/u, '')} ${things}`
    : `for ${whose}`
}

/** "Our choir meets every Wednesday and ...": "An app for a choir that meets every Wednesday. ...". */
function asTold({ text, greeting, said, first, hasMore, end }: Opened): string | undefined {
  const when = find(whenFirst, first)
  const statement = when ? `${first.slice(when[0].length)} ${withoutCapital(when.groups?.when ?? '')}` : first
  const whose = toldIn(statement)
  if (whose === undefined) return undefined
  const purpose = purposeOf(whose)
  const next = hasMore ? replaced(said.slice(first.length), /^,? (?:and|but|so) /iu, '') : ''
  const asked = /^(?:wants?|needs?|would like)(?!\p{L})/iu.test(next)
    ? `I ${next.replace(/^(want|need)s/iu, '$1')}`
    : capitalise(next)
  const behind = text.slice(greeting.length + said.length)
  if (asksForApp(behind) && next === '') return `App ${purpose}${behind}`
  return `An app ${purpose}${asked === '' ? '' : `. ${asked}`}${behind === '' ? end : behind}`
}

/**
 * Descriptions that open with who somebody is, as most people who tell of themselves do, in the words of one that asks:
 * "Our choir meets every Wednesday and ..." is an app for a choir that meets every Wednesday. Others come back as they are.
 */
export function asWhoseApp(written: string): string {
  const text = withoutTale(written)
  const { greeting = '', said = '', end = '' } = opening.exec(text)?.groups ?? {}
  const next = find(nextClause, said)
  const first = next ? said.slice(0, next.index) : said
  if (said === '' || isWish(first.replace(callings, ''))) return text
  const opened: Opened = { text, greeting, said, first, hasMore: next !== null, end }
  return asWished(opened) ?? asTrade(opened) ?? asNeeded(opened) ?? asTold(opened) ?? text
}
