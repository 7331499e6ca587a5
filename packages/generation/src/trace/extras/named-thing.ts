import { thingOf } from '../../plan/find-entities.ts'
import { hasContent } from '../../plan/has-content.ts'
import { makeEntity } from '../../plan/make-entity.ts'
import { datedThing } from '../../plan/dated-thing.ts'
import { nounField } from '../../plan/noun-field.ts'
import type { Extra } from '../../plan/types.ts'
import type { Entity } from '../../entity.ts'
import { isDone } from '../../understand/word-kinds.ts'
import { findExamples } from '../../words/examples.ts'
import { toSingular } from '../../words/forms.ts'
import { loneVerbs, strictVerbs } from '../../words/lexicon.ts'
import { classOf } from '../../words/noun-classes.ts'
import { iconFor } from '../../words/noun-icons.ts'
import { iconOfVerb } from '../../words/verb-icons.ts'
import { named } from '../part-of-app.ts'
import { type ExtraReader, type Said, thingsCalled } from './said.ts'
import { has } from '../../understand/searched.ts'

const listHeads = new Set(
  'list menu diary log journal album archive collection gallery overview catalog catalogue history ledger register roster'.split(
    ' ',
  ),
)

/** There are several of it, although its word has no plural. */
const uncounted =
  /^(?:music|equipment|gear|furniture|homework|clothing|jewell?ery|luggage|merch|merchandise|line-?up)$/

/** They say nothing without what they are done with. */
const bareVerbs =
  /^(?:set|use|get|give|bring|tell|make|take|keep|type|enter|show|list|log|find|choose|select|pick|turn|add|count|move|learn|manage|organi[sz]e|control|maintain|complete|finish|connect)$/i

/** "Job board", "lost pets board": what is put up there. */
const isPinboard = ({ phrase: { words }, head }: Said): boolean => {
  const inner = words.at(-2) ?? ''
  return (
    head === 'board' &&
    (inner !== toSingular(inner) ||
      /^(?:job|event|idea|request|offer|task|message|gig|volunteer)$/.test(inner))
  )
}

/** A diary of what one does there: some of what stands in it. */
export const diaryOfDoings: ExtraReader = (said) => {
  const { phrase, head, isEnglish } = said
  return isEnglish &&
    !phrase.verb &&
    phrase.words.length === 1 &&
    listHeads.has(head) &&
    phrase.domain?.examples.get(head)
    ? thingsCalled(said, [head])
    : undefined
}

/** What is told by its date. */
export const thingOfDate: ExtraReader = ({ phrase, label, seed, isEnglish }) => {
  const dated = isEnglish && !phrase.verb ? datedThing(phrase, seed) : undefined
  return dated && { kind: 'thing', label, entity: dated, isWhole: true }
}

/** "Market prices" are of what is sold there: several, with names of their own. */
export const severalKnown: ExtraReader = (said) => {
  const { phrase, head, isEnglish } = said
  if (!isEnglish || phrase.words.length < 2 || head === phrase.words.at(-1)) return undefined
  const words = phrase.words.map(toSingular)
  const several = findExamples(words.join(' '), phrase.domain)
  return several && several !== findExamples(head) ? thingsCalled(said, words) : undefined
}

/** "Authenticated" and "tabular" alone say how, not what. */
export const saysHow: ExtraReader = ({ phrase, head }) =>
  phrase.words.length === 1 &&
  (isDone(head) || /(?:ized|ular|ally|able|worthy|ful|ish|ous|less)$/.test(head)) &&
  classOf(head) !== 'event'
    ? 'nothing'
    : undefined

/** "Gear list", "bake diary": some of what stands in it. */
export const listOfThings: ExtraReader = (said) => {
  const { phrase, head, isEnglish } = said
  if (!isEnglish || (!listHeads.has(head) && !isPinboard(said))) return undefined
  // Who waits stands on a waiting list: two words that are one noun.
  const whole = phrase.words.slice(-2).map(toSingular)
  const known = findExamples(whole.join(' '))
  if (known && known !== findExamples(head)) return thingsCalled(said, whole)
  if (phrase.words.length < 2) return undefined
  const inner = phrase.words.slice(0, -1)
  return thingsCalled(said, [...inner.slice(0, -1), toSingular(inner.at(-1) ?? '')])
}

/** "Who is coming": people, under these words. */
export const whoIs: ExtraReader = ({ label, seed }) =>
  /^who (?:else )?(?:is|are) /i.test(label) || /^(?:behind|late|on) /i.test(label)
    ? { kind: 'thing', label, entity: makeEntity(['member'], seed) }
    : undefined

/** "Bill splitting" is something one does. */
export const activityNamed: ExtraReader = ({ phrase, label, head, isEnglish }) =>
  isEnglish &&
  /(?:ing|tion|sion|ment)$/.test(head) &&
  classOf(head) === 'activity' &&
  !findExamples(phrase.text, phrase.domain) &&
  !findExamples(head, phrase.domain)
    ? named(label, head)
    : undefined

/** "Reviews", "photo updates": words about apps, which in the plural are things one looks through. */
function partsOfApps({ phrase: { words, domain }, head, seed, isEnglish }: Said): Entity | undefined {
  if (!isEnglish || head === words.at(-1)) return undefined
  if (/^(?:user|screen|button|tab|page|option|feature|setting|way|element|card|field|link)$/.test(head))
    return undefined
  return makeEntity([...words.slice(-2, -1), head], seed, true, domain)
}

/** Of these, too, one is named where one is meant. */
const isOneByItself = new Set(['thing', 'person', 'numbered', 'service', 'animal', 'garment', 'species'])
/** One word for several. */
const collective =
  /(?:membership|subscription|package|tariff|list|history|gallery|feed|board|menu|schedule|plan|map|log|table|inventory|collection|library|cart|summary|overview|news|people|team|staff|media|data|diary|calendar|itinerary|catalogu?e|archive|queue|forum|chat|guide|stock|fleet|range|content|crew|audience|lineup|line-up)$/

/** One sensor, one device: samples of others would say something else. */
const isOneThing = ({ phrase, head, isEnglish }: Said): boolean =>
  isEnglish &&
  !phrase.isOneOfMany &&
  head === phrase.words.at(-1) &&
  !uncounted.test(head) &&
  !has(collective, head) &&
  isOneByItself.has(classOf(head)) &&
  !phrase.label

/** What nobody knows, as one: it is noted of a thing; its bare word would say nothing. */
function oneUnknown({ phrase, label, head }: Said): Extra | 'nothing' {
  // "My old dog is diabetic": the one it is all about.
  if (classOf(head) === 'animal') return 'nothing'
  const field = nounField(label, head)
  // One market is no address.
  if (field.kind === 'place' && phrase.words.length === 1 && !phrase.isOfStory)
    return { kind: 'note', label, icon: iconFor(head, 'pin') }
  // A paper a brief only mentions has no number here.
  if (phrase.isOfStory && /^(?:No\. \d+|Standard)$/.test(field.value)) return 'nothing'
  return field.kind === 'switch' ? named(label, head) : { kind: 'field', field }
}

/** Whatever has no turn of its own: a few of the things that are named, a value, or what one does. */
export const thingNamed: ExtraReader = (said) => {
  const { phrase, label, head, seed, isEnglish } = said
  const entity = thingOf(phrase, seed, isEnglish) ?? partsOfApps(said)
  const isKnown = entity !== undefined && (!isEnglish || hasContent(entity, phrase))
  if (isKnown && !isOneThing(said)) return { kind: 'thing', label, entity }
  // "With a send button": the verb alone is no thing.
  if (phrase.words.length === 1 && (loneVerbs.has(head) || strictVerbs.has(head)))
    return !loneVerbs.has(head) && bareVerbs.test(label)
      ? 'nothing'
      : { kind: 'action', label, icon: iconOfVerb(head) }
  if (head === phrase.words.at(-1)) return oneUnknown(said)
  if (!entity) return 'nothing'
  // "Con, grey" and "Deck 21" say less of cons and decks than their word.
  // When the next ones are says more than the word: "group sessions".
  const isDated =
    isEnglish &&
    phrase.words.length > 1 &&
    !/^(?:evening|night|day|morning|weekend|season)$/.test(head) &&
    entity.samples.every(({ time }) => time !== undefined)
  return isKnown || isDated ? { kind: 'thing', label, entity } : named(label, head)
}
