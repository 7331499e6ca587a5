import { byWord } from '../by-word.ts'
import { isDescriber } from '../words/describers.ts'
import { toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { type Form, measuresOf, nounsOfForms, saysApp, sortsOf, verbsOfForms } from './form-words.ts'
import { stopWords, strictVerbs } from '../words/lexicon.ts'
import { isSortedNoun, kindOf } from './kind-of.ts'

/** A description of one thing in a few words. */
export interface Short {
  form: Form
  /** The thing in the singular, lower case: "hand fan", "tattoo removal session". */
  noun: string
  /** As it is said, in lower case, without articles: "hand fans", "screws and bolts". */
  said: string
  /** It is asked where each of them is. */
  isPlaced?: true
  /** What is done to it: "water". */
  doing?: string
  /** Only one of it: "the office trophy". */
  isOne: boolean
  /** What it is of: "hair" of "the length of my hair". */
  of?: string
  /** Whom it is for: "hikers". */
  whom?: string
  /** It is asked for by a verb ("track my scars") rather than called something ("scar tracker"). */
  isByVerb: boolean
  /** Nothing is told behind it: no place, no people. */
  isAlone: boolean
  /** The word that says the form, as it is written at the end: "logbook". */
  called?: string
}

const mostWords = 12
const mostNounWords = 4
const mostTail = 5

const before =
  /^(?:(?:hi|hello|please|an idea|idea|looking for|(?:i am|i'm) looking for|(?:i|we) (?:really )?(?:want|need|would like|'d like)|(?:i'd|we'd) like|make|make me|build|build me|create|create me|design|give me|(?:can|could) you (?:make|build))[,:]? )+/
const asking =
  /^(?:(?:an?|the|my|our|one|some|simple|small|little|basic|mobile|phone|free|personal|private|offline|new|nice|easy|quick|tiny|cute|modern|smart|good|great|android|ios|iphone) )*(?:apps?|application|tool|program|website|web app|software|platform|something) (?:(?:that|which|to|for|about|where|with|on|of|all|in which|through which|can|will|would|could|should|helps?|lets?|allows?|makes?|keeps? me|me|us|you|one|i|we|people|users|someone|somebody|it easy|easier|easily|quickly|just|simply|how) )*/

const articles =
  /^(?:(?:an?|the|my|our|your|their|his|her|every|each|all|any|some|which|what|how many|how much|of|about|for|own|old-fashioned|new|various|different|local|nearby|good|best|nearest|closest) )+/
/** Where what it is about ends. */
const ends =
  /(?:^| )(?:in|on|at|near|nearby|around|with|without|by|from|to|that|which|about|who|whom|whose|where|when|while|as|if|so|because|is|are|was|were|has|have|had|i|i've|we|you|they|it|she|he|my|our|your|during|before|after|between|into|onto|over|under|through|per|using|via|lent|made|used|sold|found|needed|wanted|owned|built|kept|there|here|daily|weekly|monthly|every|each|today|online|offline)(?: |$)/

/** What the last words say of how it is used, the longest first. */
function takeForm(words: readonly string[]): { form: Form; called: string; rest: string[] } | undefined {
  for (const count of [3, 2, 1]) {
    const called = words.slice(-count).join(' ')
    const form = words.length > count ? nounsOfForms.get(called) : undefined
    if (form) return { form, called, rest: words.slice(0, -count) }
  }
  return undefined
}

/** The same of a form behind another: an "inspection checklist" is of inspections, and those of what stands before them. */
function takeForms(words: readonly string[]): ReturnType<typeof takeForm> {
  const last = takeForm(words)
  const inner = last && !isSortedNoun(nounOf(last.rest.join(' '))) ? takeForm(last.rest) : undefined
  return last && inner && stacked.has(inner.form)
    ? { form: inner.form, called: `${inner.called} ${last.called}`, rest: inner.rest }
    : last
}
const stacked: ReadonlySet<Form> = new Set(['inspect', 'sight', 'stock', 'schedule', 'rate'])

/** What the first words ask for, the longest first. */
function takeVerb(words: readonly string[]): { form: Form; rest: string[] } | undefined {
  for (const count of [5, 4, 3, 2, 1]) {
    const form = words.length > count ? verbsOfForms.get(words.slice(0, count).join(' ')) : undefined
    if (form) return { form, rest: words.slice(count) }
  }
  return undefined
}

/** Behind a name, these tell more than where it is or whose. */
const tellsMore =
  / (?:with|without|who|which|that|to|when|where|you|after|before|so|if|because|like|but|i|we|each|other|whose|can|could|will|should|me) /

const withoutArticles = (text: string) => `${text} `.replace(articles, '').trim()

/** The singular of the last word, with what stands before it; of two things the first. */
function nounOf(said: string): string {
  const [first = ''] = said.split(/ (?:and|or|&) /)
  const words = first.split(' ')
  const last = words.at(-1) ?? ''
  return [...words.slice(0, -1), latinSingulars[last] ?? toSingular(last)].join(' ')
}

/** Plurals of learned words. */
const latinSingulars: Readonly<Record<string, string>> = byWord({
  cacti: 'cactus',
  fungi: 'fungus',
  algae: 'alga',
  larvae: 'larva',
  vertebrae: 'vertebra',
  bacteria: 'bacterium',
  dice: 'die',
  oxen: 'ox',
  lice: 'louse',
  elves: 'elf',
  dwarves: 'dwarf',
  axes: 'axe',
  strata: 'stratum',
  funghi: 'fungus',
  alumni: 'alumnus',
  crises: 'crisis',
  theses: 'thesis',
})

/** They may be anything, and an app of them would be of nothing. */
const vague =
  /^(?:place|spot|way|thing|time|people|person|one|something|anything|someone|everyone|item|stuff|work|life|day|week|money|love|help|idea|name|question|list|note|task|job|word|number|result|option|step|condition|location|availability|status|state|coverage|quality|subscription|service|home|partner|match|friend|date|buddy|companion|my|me|us|it|them)$/
/** A little word or a clause is no part of a name. */
const isLittle = (word: string): boolean =>
  (stopWords.has(word) && !isSortedNoun(toSingular(word)) && !/^(?:and|or|&)$/.test(word)) ||
  /n't$|^(?:i|see|saw|do|does|did)$/.test(word)

/** Each of two things is one by itself. */
const isThing = (said: string): boolean => {
  const noun = toSingular(said.split(' ').at(-1) ?? '')
  return said.split(' ').length <= 2 && (isSortedNoun(noun) || kindOf(noun).by !== 'class')
}

const plainWord = /^[\p{L}][\p{L}\d'’-]*$/u
const isWords = (words: readonly string[]) =>
  words.every((word) => plainWord.test(word) || /^\d{1,4}$/.test(word))

/** A person the app is for, by the last word of what is behind "for". */
const isPeople = (said: string): boolean => {
  const words = said.split(' ')
  const head = toSingular(words.at(-1) ?? '')
  const { kind, by } = kindOf([...words.slice(0, -1), head].join(' '))
  // A combine harvester harvests, and is nobody.
  return kind.isPerson === true || (by === 'class' && classOf(head) === 'person')
}

/** Does what a verb does and is the noun of a thing: "book club", "plan chest". */
const startsNoun = (words: readonly string[]): boolean =>
  words.length === 2 &&
  kindOf(words.join(' ')).kind.nouns.includes(words.map((word) => toSingular(word)).join(' '))

/**
 * A description of one thing in a few words ("Track my scars", "moth trap log", "An app for kilts"); undefined for whatever
 * tells more than that.
 */
export function readShort(text: string): Short | undefined {
  const line = text
    .trim()
    .replace(/[.!?]+$/u, '')
    .replaceAll('’', "'")
  if (
    /[\n:;.,!?()"“”/]|\b(?:rents?|hires?) (?:an?|the|my|out|some)\b|\b(?:renting|rentals?|clone|like)\b/i.test(
      line,
    ) ||
    line.split(/\s+/).length > mostWords
  )
    return undefined
  const lower = line.toLowerCase().replaceAll(/\s+/g, ' ')
  const wished = `${lower} `.replace(before, '')
  const asked = wished.replace(asking, '').trim() || lower
  const words = asked.split(' ')
  const verb = startsNoun(words) ? undefined : takeVerb(words)
  if (!verb && tellsMore.test(asked)) return undefined
  const isLent = /\b(?:lent|borrowed|on loan)\b/.test(asked)
  const taken = verb ? ofVerb(verb.form, verb.rest) : ofNoun(words)
  if (!taken || (asked.includes(' and ') && !taken.said.includes(' and '))) return undefined
  const read = ofTheirs({ ...taken, ...(isLent ? { form: 'lend' } : {}) })
  const { said } = read
  const all = said.split(' ')
  if (said === '' || all.length > mostNounWords || !isWords(all)) return undefined
  const noun = nounOf(said)
  const head = noun.split(' ').at(-1) ?? ''
  if (
    head.length < 3 ||
    saysApp.test(head) ||
    (all.length === 1 && isDescriber(head)) ||
    vague.test(noun) ||
    vague.test(head)
  )
    return undefined
  if (kindOf(noun).by === 'class' && all.slice(1).some((word) => strictVerbs.has(word))) return undefined
  if (
    nounsOfForms.has(noun) ||
    all.slice(0, -1).some((word) => isLittle(word)) ||
    (all.length === 1 && isLittle(said))
  )
    return undefined
  if (/ (?:and|or) /.test(said) && !said.split(/ (?:and|or) /).every((part) => isThing(part)))
    return undefined
  if (!isSortedNoun(noun) && strictVerbs.has(all[0] ?? '') && kindOf(noun).by === 'class') return undefined
  const after = lower.slice(lower.lastIndexOf(said) + said.length).trim()
  const isAlone = after === '' || after === read.called || saysApp.test(after)
  return { ...read, noun, isOne: read.isOne ?? false, isByVerb: verb !== undefined, isAlone }
}

/** Those who have, gather or love a thing: the app is about that, and theirs. */
const whoHas =
  /^(?:collector|owner|lover|keeper|breeder|fan|enthusiast|spotter|hunter|watcher|grower|user|buyer|seller|player|hobbyist|fancier|restorer)s?$/
const theirOwn = /^(.+?)'s? (.+)$/

/** A hand fan is nobody. */
const isFanItself = (noun: string): boolean => isSortedNoun(noun) && kindOf(noun).kind.isPerson !== true

function ofTheirs(read: Read): Read {
  const words = read.said.split(' ')
  const last = words.at(-1) ?? ''
  const before = words.slice(0, -1).join(' ')
  if (before !== '' && whoHas.test(last) && isThing(before) && !isFanItself(nounOf(read.said)))
    return { ...read, form: last.startsWith('collect') ? 'collect' : read.form, said: before, whom: last }
  const [, of, own] = theirOwn.exec(read.said) ?? []
  return of && own ? { ...read, said: own, of } : read
}

type Read = Omit<Short, 'noun' | 'isByVerb' | 'isOne' | 'isAlone'> & { isOne?: boolean }

/** "Water my cacti", "change the filter": what is done, before whatever it is done to. */
const doingFirst =
  /^(\p{L}{3,}) (?:(?:out|off|up|down|back|in) )?(?:my|the|our|an?|some|all|any|every|each) (?=\p{L})/u
/** "Which bulbs are in which lamp" */
const whereEachIs = /^(?:which|what|where) .+ (?:is|are|belongs?|goes?)(?: (?:in|on|at|to|where|with)\b|$)/
/** How it is done is more than one thing in a few words. */
const saysHow = /^(?:through|per|using|via|with|without|so|if|because|when|while|as|before|after|that)\b/
/** Who counts how often he does something names no thing. */
const asksOfDoing = /^how (?:often|long|far|fast|well)\b/

function ofVerb(form: Form, rest: readonly string[]): Read | undefined {
  const text = rest.join(' ').replace(/ of (?:my|our|the|an?|your|his|her) /, ' of ')
  if (asksOfDoing.test(text)) return undefined
  const whole = withoutArticles(text)
  const tail = whole.slice(ends.exec(whole)?.index ?? whole.length).trim()
  if (tail.split(' ').length > mostTail || saysHow.test(tail)) return undefined
  const [did = '', doing] = form === 'remind' || form === 'schedule' ? (doingFirst.exec(text) ?? []) : []
  const bare = text.slice(did.length)
  const [, said = bare, whom] = /^(.+?) for (.+)$/.exec(bare) ?? []
  const thing = cut(withoutArticles(said))
  const [, of, inner] = /^(.+?) of (.+)$/.exec(thing) ?? []
  const named = of && inner ? ofOf(of, withoutArticles(inner)) : { said: thing }
  const called = takeForm(named.said.split(' '))
  const isHeld = called && /^(?:collection|list|inventory|stock|library)$/.test(called.called)
  const head = named.said.split(' ').at(-1) ?? ''
  return {
    form: /^how many\b/.test(text) ? 'count' : form,
    ...named,
    ...(isHeld && called ? { said: called.rest.join(' ') } : {}),
    ...(/^(?:my|our|the) /.test(bare) && toSingular(head) === head ? { isOne: true } : {}),
    ...(doing ? { doing } : {}),
    ...(whereEachIs.test(text) ? { isPlaced: true as const } : {}),
    ...(whom && isPeople(cut(whom)) ? { whom: cut(withoutArticles(whom)) } : {}),
  }
}

const measured: ReadonlySet<string> = new Set(['body-part', 'kept-animal', 'plant'])

/** "Names of trees" is about trees, "length of my hair" about a length, "knots of rugs" about knots. */
function ofOf(before: string, after: string): { said: string; of?: string } {
  const head = toSingular(before.split(' ').at(-1) ?? '')
  const inner = cut(after)
  if (sortsOf.test(head)) return { said: inner }
  // What a body and an animal measure is written down of them.
  if (measuresOf.test(head) && measured.has(kindOf(nounOf(inner)).kind.id)) return { said: inner }
  if (measuresOf.test(head)) return { said: head, of: nounOf(inner) }
  const last = inner.split(' ').at(-1) ?? ''
  return inner.split(' ').length <= 2 ? { said: before, of: nounOf(last) } : { said: before }
}

function ofNoun(words: readonly string[]): Read | undefined {
  const text = withoutArticles(words.join(' '))
  const [, before = text, tail = ''] = /^(.+?) for (.+)$/.exec(text) ?? []
  const [, outer = before, inner = ''] = /^(.+?) of (.+)$/.exec(before) ?? []
  const told = cut(withoutArticles(tail))
  const bare = cut(withoutApp(outer))
  const taken = takeForms(bare.split(' '))
  const alone = nounsOfForms.get(bare)
  const whom = told !== '' && isPeople(told) ? { whom: told } : {}
  // "Museum of buttons", "calculator for concrete": what it is about stands behind.
  if (alone && (inner !== '' || (told !== '' && !isPeople(told))))
    return { form: alone, said: cut(withoutArticles(inner || told)), called: bare, ...whom }
  // "Exercises for my eyes" are told by both.
  if (told !== '' && !isPeople(told)) return undefined
  if (taken) {
    const isPlainForm = taken.form === 'learn' && /^(?:helper|help|practice|school)$/.test(taken.called)
    return {
      form: isPlainForm ? 'plain' : taken.form,
      said: taken.rest.join(' '),
      called: taken.called,
      ...whom,
    }
  }
  if (inner !== '') return { form: 'plain', ...ofOf(bare, withoutArticles(inner)), ...whom }
  return { form: 'plain', said: bare, ...whom }
}

/** "Alibi app" is about alibis. */
function withoutApp(text: string): string {
  const words = text.split(' ')
  while (words.length > 1 && saysApp.test(words.at(-1) ?? '')) words.pop()
  return words.join(' ')
}

/** What stands before the first word that says where, with what or by whom. */
function cut(text: string): string {
  const found = ends.exec(text)
  return (found ? text.slice(0, found.index) : text).trim()
}
