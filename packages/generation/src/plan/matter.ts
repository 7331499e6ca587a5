import { storyClauses } from '../told-story/story-clauses.ts'
import type { Phrase } from '../understand/phrase.ts'
import type { Understanding } from '../understand/understand.ts'
import { findAttribute } from '../words/attributes.ts'
import { stemOf, toSingular } from '../words/forms.ts'
import { stopWords, styleWords } from '../words/lexicon.ts'
import { classOf } from '../words/noun-classes.ts'
import { isParticiple, isPlainVerb } from '../words/verbs.ts'
import { doersIn } from './register/actors-in.ts'
import { isOfApps } from './register/chunk-kinds.ts'
import { has } from '../understand/searched.ts'

/** A noun a description speaks of, and how much of what it tells is about it. */
export interface Matter {
  /** Singular, lower case. */
  noun: string
  stem: string
  /** In how many sentences it is spoken of. */
  sentences: number
  /** How often something is done with it. */
  doings: number
  weight: number
}

/** They are sent, written and shown about something else, which the app is of. */
const aboutOthers =
  /^(?:request|report|reservation|booking|message|notification|review|comment|rating|order|bid|photo|picture|image|video|note|payment|invoice|reminder|offer|result|question|answer|reply|update|alert|notice|statistic|receipt|status|history|detail|description|feedback|link|post|invitation|confirmation|document|file|news|info|price|fee|ticket|swap|damage|repair|email|mail|pdf|address|contact|feature|option|choice|group|thing|item|need|problem|work|way|kind|lot|list|use|user|people|one|idea|help|place|spot|position|space|visit|appointment|hour|minute|morning|evening|night|week|month|year|day|today|date|time|page|screen|app|button|row|field|number|size|name)$/

const sentencesOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[.!?;\n]+(?=\s|$)/u)
    .map((sentence) => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [])
    .filter((words) => words.length > 0)

const asked = /^(?:who|whom|whose|how|when|where|whether|if|why) /iu
const askedWhich = /^(?:which|what) ([\p{L}-]+)/iu
const little = /^(?:an?|the|my|our|your|his|her|their|its|some|any|all|new|each|every) /u
const furtherOn = /[,.;:(]| (?:and|or|with|by|to|for|from|of|on|in|at|up|out|as|that|which|who|near|per) /u

/** The noun an object ends with: "camera" of "a camera up for auction", "tram" of "which trams have faults". */
function headIn(object: string): string {
  if (asked.test(object)) return ''
  const [, which] = askedWhich.exec(object) ?? []
  const said = which ?? object.toLowerCase().replace(little, '').split(furtherOn)[0] ?? ''
  return toSingular(said.trim().toLowerCase().split(' ').at(-1) ?? '')
}

const each = /^(?:each|every|per)$/
const isNoun = (noun: string): boolean =>
  noun.length > 2 &&
  /^\p{L}+$/u.test(noun) &&
  !isParticiple(noun) &&
  !isPlainVerb(noun) &&
  !/(?:[^e]ed|ly)$|^(?:left|outbid|owe|log|track|scan|sign|edit|redo|logout|undo)$/.test(noun) &&
  !stopWords.has(noun) &&
  !styleWords.has(noun) &&
  !/^\d/.test(noun) &&
  !isOfApps([noun]) &&
  findAttribute(noun) === undefined &&
  !['measure', 'state'].includes(classOf(noun))

function candidatesOf(phrases: readonly Phrase[], objects: readonly string[]): ReadonlySet<string> {
  const heads = phrases
    .filter(({ isActor, isExample }) => !isActor && !isExample)
    .flatMap(({ words }) => {
      const end = words.findIndex(
        (word, index) => index > 0 && /^(?:by|per|with|from|for|of|in|on|at|to)$/.test(word),
      )
      return [toSingular((end > 0 ? words.slice(0, end) : words).at(-1) ?? '')]
    })
  return new Set([...heads, ...objects].filter(isNoun))
}

interface Told {
  phrases: readonly Phrase[]
  /** What something is done with, clause by clause. */
  objects: readonly string[]
  sentences: readonly (readonly string[])[]
}

/** What is told of a thing beside its sentences and doings: that it is each of them, and that it is told first. */
const ofEach = 1.5
const atOnce = 0.5
/** What stands for another thing, or does something itself, is less likely what the app is of. */
const ofAnother = 0.4
const ofSomebody = 0.6

const isIt = (word: string | undefined, noun: string) =>
  word !== undefined && toSingular(word.replace(/['’]s?$/, '')) === noun

/** "Growers book a press": done, and no book. */
const isDoing = (words: readonly string[], index: number): boolean =>
  /^(?:an?|the|my|our|your|his|her|their|each|every|which|how|what|it|them)$/.test(words[index + 1] ?? '') &&
  !/^(?:an?|the|my|our|your|his|her|their|each|every|of|this|that|for|with|per)$/.test(words[index - 1] ?? '')

function matterOf(noun: string, { phrases, objects, sentences }: Told): Matter | undefined {
  const told = sentences.filter((words) =>
    words.some((word, index) => isIt(word, noun) && !(word === noun && isDoing(words, index))),
  )
  if (told.length === 0) return undefined
  const isEach = told.some((words) =>
    words.some((word, index) => each.test(words[index - 1] ?? '') && isIt(word, noun)),
  )
  const doings =
    objects.filter((object) => object === noun).length ||
    phrases.filter(({ verb, words }) => verb !== undefined && isIt(words.at(-1), noun)).length
  const isSomebody = classOf(noun) === 'person'
  if (isSomebody && !isEach && doings === 0) return undefined
  const full = told.length + doings + (isEach ? ofEach : 0) + (told[0] === sentences[0] ? atOnce : 0)
  return {
    noun,
    stem: stemOf(noun),
    sentences: told.length,
    doings,
    weight: full * (has(aboutOthers, noun) ? ofAnother : isSomebody ? ofSomebody : 1),
  }
}

type Spoken = Pick<Understanding, 'text' | 'whole' | 'phrases'>

function readMatters({ text: said, whole, phrases }: Spoken): readonly Matter[] {
  const text = whole ?? said
  const objects = storyClauses(text).map(({ object }) => headIn(object))
  const told: Told = { phrases, objects, sentences: sentencesOf(text) }
  const acting = new Set(doersIn(text))
  return [...candidatesOf(phrases, objects)]
    .filter((noun) => !acting.has(noun))
    .flatMap((noun) => matterOf(noun, told) ?? [])
    .sort((one, other) => other.weight - one.weight)
}

/** What was read last: several parts of a plan ask for the matters of one description. */
let last: { text: string; phrases: readonly Phrase[]; matters: readonly Matter[] } | undefined

/** What a description speaks of, the noun most of it is about first. */
export function mattersOf(meant: Spoken): readonly Matter[] {
  if (last?.text !== meant.text || last.phrases !== meant.phrases)
    last = { text: meant.text, phrases: meant.phrases, matters: readMatters(meant) }
  return last.matters
}

/** So much is told of it that it is what the app is about, and as many times what is told of the thing named first. */
const muchTold = 3
const ahead = 1.5

/** What most of a description is about, where of the noun it names first hardly anything is told. */
export function matterBefore(named: string | undefined, meant: Spoken): Matter | undefined {
  const matters = mattersOf(meant)
  const [first] = matters
  if (!first || first.noun === named || first.weight < muchTold || first.doings === 0) return undefined
  const weight = matters.find(({ noun }) => noun === named)?.weight ?? 0
  return first.weight >= ahead * weight ? first : undefined
}
