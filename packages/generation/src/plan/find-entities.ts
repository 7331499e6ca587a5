import { findEntity } from '../entities/index.ts'
import type { Entity } from '../entity.ts'
import type { Phrase } from '../understand/phrase.ts'
import { toSingular } from '../words/forms.ts'
import { findAttribute } from '../words/attributes.ts'
import { loneVerbs, stopWords, strictVerbs, styleWords } from '../words/lexicon.ts'
import { makeEntity, personEnding } from './make-entity.ts'

/** Nouns about apps rather than about their subject. */
const formNouns = new Set(
  'rental booking reservation hire club clinic drop tracker manager management organizer organiser planner diary log journal list dashboard tool companion finder guide assistant helper hub portal system service marketplace directory catalog catalogue shop store community network calculator converter reminder monitor scanner generator editor maker builder viewer reader player game data information detail account login profile setting notification search favorite favourite filter chart graph stats statistics progress history analytics report form map chat message review rating calendar schedule upload image photo picture offline mode dark theme language button result info category feed home menu cart checkout payment feedback support admin user customer client member role panel access security privacy backup sync cloud database update option choice value item element something idea'.split(
    ' ',
  ),
)

/** The singular noun a phrase ends with. */
function headOf(phrase: Phrase): string {
  return toSingular(phrase.words.at(-1) ?? '')
}

/** The entity of the lexicon a phrase names: by its last two words, then by its last, then by any. */
function entityOfPhrase(phrase: Phrase): Entity | undefined {
  const words = phrase.words.map(toSingular)
  const pair = words.slice(-2).join(' ')
  return (
    findEntity(pair) ?? findEntity(words.at(-1) ?? '') ?? words.map((word) => findEntity(word)).find(Boolean)
  )
}

/** Whether a phrase can be the subject of an app: a noun that is neither an attribute nor about apps. */
function isSubject(phrase: Phrase): boolean {
  const head = headOf(phrase)
  return (
    head.length > 2 &&
    !formNouns.has(head) &&
    !findAttribute(head) &&
    !stopWords.has(head) &&
    !strictVerbs.has(head) &&
    !loneVerbs.has(head) &&
    !styleWords.has(head) &&
    !/^\d/.test(head)
  )
}

const isPerson = (phrase: Phrase) => personEnding.test(headOf(phrase)) && !findEntity(headOf(phrase))

/** What the description is about: the first thing of the lexicon, else the first noun that can be a subject. */
export function findSubject(phrases: readonly Phrase[], seed: number): Entity | undefined {
  const early = phrases.slice(0, 8)
  // People the app is for are named first, but are its subject only when nothing else is.
  const [people, things] = [
    early.filter((phrase) => isPerson(phrase)),
    early.filter((phrase) => !isPerson(phrase)),
  ]
  for (const phrase of [...things, ...people]) {
    const known = entityOfPhrase(phrase)
    if (known) return known
    if (isSubject(phrase)) return makeEntity(subjectWords(phrase), seed)
    const inner = phrase.words.slice(0, -1)
    if (inner.length > 0 && formNouns.has(headOf(phrase))) {
      const modifier: Phrase = { ...phrase, words: inner }
      if (isSubject(modifier)) return makeEntity(subjectWords(modifier), seed)
    }
  }
  return undefined
}

function subjectWords(phrase: Phrase): string[] {
  const words = phrase.words.slice(-2)
  return [...words.slice(0, -1), toSingular(words.at(-1) ?? '')]
}

/** Things of the lexicon the description names, in order, without the first `known`. */
export function findOthers(phrases: readonly Phrase[], known: ReadonlySet<string>): Entity[] {
  const found = new Map<string, Entity>()
  for (const phrase of phrases) {
    const entity = findEntity(phrase.words.slice(-2).map(toSingular).join(' ')) ?? findEntity(headOf(phrase))
    if (entity && !known.has(entity.id) && !findAttribute(headOf(phrase)) && !formNouns.has(headOf(phrase)))
      found.set(entity.id, entity)
  }
  return [...found.values()].slice(0, 3)
}
