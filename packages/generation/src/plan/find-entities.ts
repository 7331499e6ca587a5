import { findEntity } from '../entities/index.ts'
import { inItsKind } from '../entities/varieties/index.ts'
import type { Entity } from '../entity.ts'
import type { Phrase } from '../understand/phrase.ts'
import { stemOf, toSingular } from '../words/forms.ts'
import { isDescriber } from '../words/describers.ts'
import { isParticiple } from '../words/verbs.ts'
import { findAttribute } from '../words/attributes.ts'
import { loneVerbs, stopWords, strictVerbs, styleWords } from '../words/lexicon.ts'
import { classOf } from '../words/noun-classes.ts'
import { looksLikePerson } from '../words/person-endings.ts'
import { findExamples } from '../words/examples.ts'
import { makeEntity } from './make-entity.ts'
import { has, find } from '../understand/searched.ts'

/** Nouns about apps rather than about their subject. */
const formNouns = new Set(
  'point-of-sale pos recorder feeder widget clock interpreter id identifier identification waitlist care maintenance upkeep taking keeping ticketing logistics operation operations tracking scheduling planning monitoring administration coordination console kiosk suite hq parser picker chooser spinner randomizer logistic lost found card header button tab link format date user end start rest e-commerce ecommerce commerce medium media wait leg fallback market timetable collection inventory checklist album park stash audio log report rental booking reservation hire club clinic drop tracker manager management organizer organiser planner diary log journal list dashboard tool companion finder guide assistant helper hub portal system service marketplace directory catalog catalogue shop store community network calculator converter reminder monitor scanner generator editor maker builder viewer reader player game data information detail account login profile setting notification search favorite favourite filter chart graph stats statistics statistic progress history analytics report form map chat message review rating calendar schedule upload image photo picture offline mode dark theme language button result info category feed home menu cart checkout payment feedback support admin user customer client member role panel access security privacy backup sync cloud database update option choice value item element something idea amenity allergen'.split(
    ' ',
  ),
)

/** In the plural these are things of their own: "nursing homes", "chess clubs". */
const ownThings = new Set(
  'customer client clock home club clinic market shop store community network park card album game guide group room service hire player system option'.split(
    ' ',
  ),
)
const isForm = (word: string) =>
  formNouns.has(toSingular(word)) && !(word !== toSingular(word) && ownThings.has(toSingular(word)))

/** The singular noun a phrase ends with. */
function headOf(phrase: Phrase): string {
  return toSingular(phrase.words.at(-1) ?? '')
}

const manySided = new Set(
  'house home card walk run game board place station player stock tile round match job post course class session order request offer spot rate name question answer'.split(
    ' ',
  ),
)

/** The entity of the lexicon a phrase names: by its last two words, else by its last. */
/** A quote one asks for or sends is a price. */
const isPriceQuote = ({ verb, words, domain }: Phrase) =>
  /^quotes?$/.test(words.at(-1) ?? '') &&
  (domain?.isWork === true ||
    /^(?:request|get|send|ask|compare|create|approve|accept|offer|receive|submit|provide|prepare)$/.test(
      verb ?? '',
    ))

function entityOfPhrase(phrase: Phrase): Entity | undefined {
  if (isPriceQuote(phrase)) return undefined
  const words = phrase.words.map(toSingular)
  const head = words.at(-1) ?? ''
  const whole = findEntity(words.slice(-2).join(' '))
  // An auction house is no house, a dog walk no hike.
  const isOther =
    words.length > 1 &&
    manySided.has(head) &&
    !isDescriber(words.at(-2) ?? '') &&
    !isParticiple(words.at(-2) ?? '')
  return whole ?? (isOther ? undefined : findEntity(head))
}

/** Nobody goes through a list of these. */
const conditions =
  /^(?:dementia|alzheimer|autism|adhd|anxiety|depression|asthma|cancer|epilepsy|ptsd|stress|allergy|pain|arthritis|obesity|insomnia|addiction|health|wellbeing|wellness|fitness|safety|security|happiness|productivity|nutrition|education|technology|electricity|knowledge|fun|love|life|world|speed|rest|week|month|year|hour)$/

/** Where it is, "through our town"; towns in the plural are things of their own. */
const surroundings =
  /^(?:valley|quarter|parish|estate|suburbs?|town|city|village|neighbou?rhood|region|county|district|area|street|world|country)$/

/** When it is: "borrow a drill for a weekend". */
const moments = /^(?:weekend|morning|afternoon|evening|noon|midnight)$/

/** What people write in an app is a thing of it; "reports" alone may be any form of one. */
const isWritten = ({ verb, words }: Phrase) =>
  /^(?:add|write|post|file|submit|send|read|share|leave|receive|report|upload|collect)$/.test(verb ?? '') &&
  (/^(?:reports|requests|reviews|messages|comments|updates|tips|results)$/.test(words.at(-1) ?? '') ||
    (words.length > 1 && /^(?:photos|pictures|videos|recordings)$/.test(words.at(-1) ?? '')))

/** "Borrow tools": those of a shed, rather than an app that is one. */
const isLent = ({ verb, words }: Phrase) =>
  /^(?:borrow|lend|rent|hire|list|share|offer)$/.test(verb ?? '') && words.at(-1) === 'tools'

/** Whether a phrase can be the subject of an app: a noun that is neither an attribute nor about apps. */
function isSubject(phrase: Phrase): boolean {
  const head = headOf(phrase)
  return (
    head.length > 2 &&
    !has(conditions, head) &&
    !(phrase.words.length === 1 && isDescriber(head)) &&
    // Accessibility and loneliness are nowhere, and nobody has a list of them.
    !/(?:ability|ibility|(?<!busi|wit|har|wilder)ness)$/.test(head) &&
    !(phrase.words.length === 1 && surroundings.test(phrase.words[0] ?? '')) &&
    !(
      moments.test(head) &&
      (phrase.words.length === 1 || phrase.verb !== undefined || phrase.words[0] === 'for')
    ) &&
    (!isForm(phrase.words.at(-1) ?? '') || isWritten(phrase) || isLent(phrase)) &&
    !findAttribute(head) &&
    // "Nesting boxes"
    (!stopWords.has(head) || isLent(phrase) || (phrase.words.length > 1 && head !== phrase.words.at(-1))) &&
    !(phrase.words.length === 1 && strictVerbs.has(head) && head === phrase.words[0]) &&
    !(phrase.words.length === 1 && loneVerbs.has(head) && head === phrase.words[0]) &&
    !styleWords.has(head) &&
    !/^\d/.test(head)
  )
}

const namesPeople = (phrase: Phrase) =>
  looksLikePerson(headOf(phrase)) || classOf(headOf(phrase)) === 'person'
const isPerson = (phrase: Phrase) =>
  namesPeople(phrase) && !formNouns.has(headOf(phrase)) && !findEntity(headOf(phrase))

/** What holds things of a kind, lends or trades them: a "tool library" is about tools. */
const holdingNouns: ReadonlySet<string> = new Set(
  'library exchange bank archive collection catalog catalogue guide handbook shop store market marketplace fair register registry depot pool swap rental lending directory encyclopedia atlas box stall museum'.split(
    ' ',
  ),
)
/** They say whose or how big it is, not what it holds. */
const qualifiers = new Set(
  'weekend weekly night evening morning summer winter spring autumn easter saturday sunday friday annual e-commerce ecommerce commerce swimming paddling public local small city mobile digital online university national private community village school flea farmer farmers christmas pocket field office company pop-up corner open free central street state'.split(
    ' ',
  ),
)

/** Whether the last word of a phrase only holds what stands before it. */
export function holdsThings(words: readonly string[]): boolean {
  const holder = toSingular(words.at(-1) ?? '')
  const inner = words.at(-2) ?? ''
  return (
    words.length > 1 &&
    holdingNouns.has(holder) &&
    !inner.endsWith('ing') &&
    !qualifiers.has(inner) &&
    !styleWords.has(inner) &&
    (inner === 'tool' || !stopWords.has(inner)) &&
    classOf(toSingular(inner)) !== 'place' &&
    classOf(toSingular(inner)) !== 'person'
  )
}

const holding = /(?:^| )(log|record|list|register|diary|journal|track) of /iu

/** "Private log of people" is about people, and none of them is a log. */
function withoutHolder({ label = '', words }: Phrase): string[] {
  const [, holder] = find(holding, label) ?? []
  const at = holder === undefined ? -1 : words.indexOf(holder.toLowerCase())
  return at >= 0 && at < words.length - 1 ? words.slice(at + 1) : words
}

/** A phrase without the words about apps at its end: "ferry timetable" is about ferries. */
export function bare(phrase: Phrase): Phrase {
  let words = withoutHolder(phrase)
  const isHeld = holdsThings(words)
  if (isHeld) words = words.slice(0, -1)
  // In a "tool library" even tools are things.
  if (isHeld && words.at(-1) === 'tool') return { ...phrase, words }
  // Who waits is what such a list is about.
  if (/^wait(?:ing)? list$/.test(words.slice(-2).join(' '))) return { ...phrase, words: ['applicant'] }
  while (words.length > 1 && isForm(words.at(-1) ?? '')) words = words.slice(0, -1)
  // "Book exchange system": an exchange of books.
  if (words !== phrase.words && !isHeld && holdsThings(words)) words = words.slice(0, -1)
  return words === phrase.words ? phrase : { ...phrase, words }
}

/** Words for a way of keeping things: a "journal" alone is about days. */
export const keepers = /^(?:journal|diary|log|logbook|calendar|planner|checklist|list|notebook|album|picker)$/

/** What people write in; a list, an album or a calendar of people is about them. */
const writing = /^(?:journal|diary|log|logbook|notebook|planner|checklist)$/

/** "A repair log": what is done and written down there, though the word alone is a doing. */
export const isLogOf = (inner: Phrase, { words, verb }: Phrase): boolean =>
  !verb &&
  inner.words.length === 1 &&
  /^(?:log|logbook|register|record)s?$/.test(words.at(-1) ?? '') &&
  ['document', 'event'].includes(findExamples(inner.words[0] ?? '')?.nounClass ?? '')

/** Their object is what an app is about: "track my sourdough starters". */
export const keepingVerbs: ReadonlySet<string> = new Set(
  'count track log compare catalogue catalog collect identify monitor record organise organize manage'.split(
    ' ',
  ),
)

/** "Tell the school", "inform the office": who is told something is nothing one keeps. */
const isAddressed = ({ verb, words }: Phrase): boolean =>
  /^(?:tell|inform|notify|ask|warn|thank|message|call)$/.test(verb ?? '') &&
  ['place', 'group', 'person'].includes(classOf(toSingular(words.at(-1) ?? '')))

/** "With photos": what is added to anything. */
const isAside = ({ verb, words, label }: Phrase) =>
  !verb &&
  !label &&
  words.length === 1 &&
  /^(?:photos?|pictures?|images?|videos?|notes?|comments?)$/.test(words[0] ?? '')

// People the app is for, and doings, are named first, but are its subject only when nothing else is.
/** "Take photos of each roof": what one takes them of is what it is about. */
const isShot = ({ verb, words, label }: Phrase) =>
  /^(?:take|add|upload|attach|send|shoot)$/.test(verb ?? '') &&
  label !== undefined &&
  /^(?:photos?|pictures?|videos?)$/.test(words[0] ?? '')

const rank = (phrase: Phrase, all: readonly Phrase[]) =>
  isAddressed(phrase) ||
  ((phrase.isActor || isPerson(phrase)) && !(phrase.verb && keepingVerbs.has(phrase.verb)))
    ? 1
    : (isAside(phrase) && phrase !== all[0]) || isShot(phrase)
      ? 2
      : bare(phrase) === phrase &&
          headOf(phrase).endsWith('ing') &&
          classOf(headOf(phrase)) === 'activity' &&
          headOf(phrase) === phrase.words.at(-1)
        ? 2
        : 0

/** What is found with an app that is called so, where more is said of it: "university finder ... a list of universities". */
function soughtIn(phrases: readonly Phrase[]): Phrase | undefined {
  const [first] = phrases
  if (!first || first.verb || first.words.length !== 2 || first.words[1] !== 'finder') return undefined
  const [what = ''] = first.words
  return phrases.slice(1).find((phrase) => !phrase.verb && toSingular(headOf(phrase)) === toSingular(what))
}

/** What the description is about: the first thing of the lexicon, else the first noun that can be a subject. */
export function findSubject(phrases: readonly Phrase[], seed: number, isEnglish = true): Entity | undefined {
  const sought = soughtIn(phrases)
  if (sought)
    return entityOfPhrase(sought) ?? makeEntity(subjectWords(sought), seed, isEnglish, sought.domain)
  // What each of them has is nothing the app is about, and neither is one of many by name.
  const early = phrases
    .slice(0, 8)
    .filter(({ isToldOfEach, isExample }) => isToldOfEach !== true && isExample !== true)
  for (const phrase of [...early].sort((one, other) => rank(one, early) - rank(other, early))) {
    const inner = bare(phrase)
    // "Second-hand marketplace": of what, it does not say.
    if (inner !== phrase && isDescriber(inner.words.at(-1) ?? '')) continue
    // A "field guide" is about what comes next.
    if (inner !== phrase && inner.words.length === 1 && qualifiers.has(inner.words[0] ?? '')) continue
    // A shopping list is a list beside others, and of no shopping.
    if (inner !== phrase && /^(?:shopping|wish|price|waiting)$/.test(inner.words.join(' '))) continue
    const isHeld = holdsThings(phrase.words)
    // A "guitar practice journal" is about practice, not about days.
    // "Crane operator log": what they write.
    if (inner !== phrase && writing.test(phrase.words.at(-1) ?? '') && namesPeople(inner))
      return makeEntity(['entry'], seed, isEnglish, inner.domain)
    const isLogged = inner !== phrase && isLogOf(inner, phrase)
    const isKept =
      isLogged || (inner !== phrase && keepers.test(phrase.words.at(-1) ?? '') && isSubject(inner))
    const known = entityOfPhrase(inner) ?? (isHeld || isKept ? undefined : entityOfPhrase(phrase))
    if (known) return known
    // A "tool" may be any app, but not where a library holds them.
    if (isHeld || isLogged || isSubject(inner))
      return makeEntity(
        isEnglish ? subjectWords(inner) : inner.words.slice(-2),
        seed,
        isEnglish,
        inner.domain,
      )
  }
  return undefined
}

/**
 * A thing of the lexicon in the description's own words: in an app of another kind "questions" are no quiz's and
 * "restaurants" no sights.
 */
export function inOwnWords(found: Entity, phrases: readonly Phrase[], seed: number): Entity {
  if (found.id.startsWith('own-')) return found
  const isItself = phrases.some((phrase) => headOf(bare(phrase)) === found.id)
  if (isItself && plainThings.has(found.id)) return found
  const mention = phrases.map(bare).find((phrase) => {
    const head = headOf(phrase)
    return (
      head === found.id ||
      found.words.includes(head) ||
      found.words.includes(phrase.words.slice(-2).join(' '))
    )
  })
  // "Hotels": there is a kind of it with content of its own.
  const ofKind = mention && inItsKind(found, ` ${stemOf(headOf(mention))} `)
  if (ofKind && ofKind !== found) return ofKind
  if (mention) return makeEntity(subjectWords(mention), seed, true, mention.domain)
  // "Measurements of customers"
  const plain = phrases.find((phrase) => found.words.includes(headOf(phrase)) && namesPeople(phrase))
  return plain ? makeEntity([headOf(plain)], seed, true, plain.domain) : found
}

/** They are many without a plural. */
const uncounted =
  /^(?:rigging|equipment|gear|furniture|luggage|baggage|stock|machinery|clothing|cutlery|scenery|livestock)$/

function subjectWords({ words: all, label, text }: Phrase): string[] {
  // "Map of scarecrows": scarecrows.
  const [holder = ''] = all
  const isShownOf = all.length > 1 && formNouns.has(holder) && text.startsWith(`${holder} of `)
  // "Potholes fixed" are potholes.
  const isDone =
    !label &&
    all.length > 1 &&
    isParticiple(all.at(-1) ?? '') &&
    (toSingular(all.at(-2) ?? '') !== all.at(-2) || uncounted.test(all.at(-2) ?? ''))
  const phrase = { words: isDone ? all.slice(0, -1) : isShownOf ? all.slice(1) : all }
  // "List of birds" is about birds.
  const words = phrase.words.slice(-2).filter((word, index, all) => index === all.length - 1 || word !== 'of')
  return [...words.slice(0, -1), toSingular(words.at(-1) ?? '')]
}

/** Things of the lexicon that mean the same in every kind of app. */
const plainThings = new Set([
  'recipe',
  'photo',
  'book',
  'movie',
  'song',
  'task',
  'event',
  'contact',
  'medication',
  'birthday',
  'plant',
  'note',
  'quote',
  'podcast',
  'article',
  'ingredient',
  'workout',
  'word',
])

/** The thing a phrase names, if it names one rather than an attribute or a part of an app. */
export function thingOf(phrase: Phrase, seed: number, isEnglish = true): Entity | undefined {
  if (!isSubject(phrase)) return undefined
  const known = isPriceQuote(phrase) ? undefined : findEntity(headOf(phrase))
  if (
    known &&
    known.id === headOf(phrase) &&
    plainThings.has(known.id) &&
    phrase.words.length === 1 &&
    // A brewer's recipes are no dishes.
    !phrase.domain?.examples.has(known.id)
  )
    return known
  return makeEntity(isEnglish ? subjectWords(phrase) : phrase.words.slice(-2), seed, isEnglish, phrase.domain)
}
