import { storyClauses } from '../told-story/story-clauses.ts'
import { cut, shortened } from '../told-story/names-in-story.ts'
import { labelOf } from '../trace/label-of.ts'
import type { Phrase } from '../understand/phrase.ts'
import { capitalise, stemOf, toSingular } from '../words/forms.ts'
import { loneVerbs, strictVerbs } from '../words/lexicon.ts'
import { baseOfVerb, isParticiple, isPlainVerb } from '../words/verbs.ts'
import { has } from '../understand/searched.ts'

/** What a description asks for, in at most four of its own words. */
export interface Ask {
  label: string
  /** Base form of what is done; absent where something is only named. */
  verb?: string
  /** Stems of the words that tell something, that of the verb included. */
  stems: readonly string[]
  /** Stem of the noun it is about: "chore" of "mark chores as complete", "photo" of "photo of reward". */
  head: string
  /** The description says so of what one does, and does not only begin a name with it ("meeting rooms"). */
  isDoing?: boolean
  /** The first that a description says is done with the app. */
  isFirst?: boolean
}

const mostWords = 4
const longest = 28
const joins =
  /^(?:of|for|by|with|in|on|at|to|from|per|as|without|about|between|into|and|or|within|near|via|using)$/iu

/** Words that are no part of a label. */
const empty =
  /^(?:an?|the|their|his|her|its|this|that|these|those|each|every|all|some|any|own|other|another|different|multiple|several|various|many|single|given|users?)$/iu
const whose = /^(?:my|your|our)$/iu

/** The words of a label. */
export const wordsOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu) ?? []).filter((word) => !empty.test(word))

/** Stems of the words of a label that tell something. */
export const stemsOf = (text: string): string[] =>
  wordsOf(text.toLowerCase())
    .filter((word) => !joins.test(word) && !whose.test(word))
    .map((word) => stemOf(word))

/** The stem of the last noun before anything that is told of it. */
function headOf(words: readonly string[]): string {
  const end = words.findIndex((word, index) => index > 0 && joins.test(word))
  return stemOf(toSingular((words.slice(0, end < 0 ? undefined : end).at(-1) ?? '').toLowerCase()))
}

const otherSigns = /[^\p{L}\p{N} '’/&-]/u

function askOf(said: string, verb: string | undefined): Ask[] {
  const [first = '', ...rest] = wordsOf(said)
  // "Attaches photos"
  const words = [verb && first !== '' ? (baseOfVerb(first.toLowerCase(), known) ?? first) : first, ...rest]
  const label = words.join(' ')
  const nouns = verb && words.length > 1 ? words.slice(1) : words
  const stems = [...new Set(stemsOf(label))]
  const isName =
    words.length <= mostWords &&
    label.length <= longest &&
    stems.length > 1 &&
    !has(otherSigns, said) &&
    !has(notAsked, label) &&
    !joins.test(words.at(-1) ?? '') &&
    !isParticiple((words.at(-1) ?? '').toLowerCase()) &&
    !(verb === undefined && isParticiple((words[0] ?? '').toLowerCase()))
  return isName ? [{ label: capitalise(label), ...(verb ? { verb } : {}), stems, head: headOf(nouns) }] : []
}

/** Two doings in one, what is kept of a search, what only is told of a thing, and accounts, which have a screen of their own in every app. */
const notAsked =
  /^(?:[Mm]ore )?(?:[Ii]nformation|[Ii]nfo|[Dd]etails?) (?:about|on|of) | (?:and|or) | to \p{Ll}+$| (?:history|based)$|^[Ww]hich |^(?:log|sign) (?:in|up|on) (?!to \p{Lu})|^(?:log|sign) .*account/u

const known: ReadonlySet<string> = new Set([...strictVerbs, ...loneVerbs, 'gain', 'earn'])

/** The verb a label begins with. */
function verbIn(label: string): string | undefined {
  const [first = ''] = label.toLowerCase().split(' ')
  const base = baseOfVerb(first, known)
  return base !== undefined && (known.has(base) || isPlainVerb(base)) ? base : undefined
}

/** What the phrases and the clauses of a description ask for, in order, each once. */
export function asksOf(phrases: readonly Phrase[], story: string | undefined): Ask[] {
  const asks = [
    ...phrases.flatMap((phrase) => {
      const label = labelOf(phrase)
      const [first = ''] = stemsOf(label)
      const isDoing = phrase.verb !== undefined && stemOf(phrase.verb) === first
      return askOf(label, isDoing ? phrase.verb : verbIn(label)).map((ask) => ({
        ...ask,
        ...(isDoing ? { isDoing } : {}),
      }))
    }),
    ...(story === undefined ? [] : storyClauses(story)).flatMap(({ verb, object }) =>
      object === '' ? [] : askOf(`${verb} ${shortened(cut(object))}`, verb),
    ),
  ]
  const first = asks.find(({ isDoing }) => isDoing)
  if (first) first.isFirst = true
  const seen = new Set<string>()
  return asks.filter(({ stems }) => {
    const key = stems.toSorted().join(' ')
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
