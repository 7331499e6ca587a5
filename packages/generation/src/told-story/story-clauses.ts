import { strictVerbs } from '../words/lexicon.ts'
import { baseOfVerb, doables, verbsAndNouns } from '../words/verbs.ts'

/** What somebody does in one clause of a brief, in its own words. */
export interface StoryClause {
  /** Its base form. */
  verb: string
  object: string
}

const opening = /^(?:bonus|optional(?:ly)?|extra|stretch|nice to have)(?: \p{L}+)?\s?[:,-]\s?/iu
const mayDo =
  /^(?:(?:the|an?|each|every|all|both|any) )?(?:[\p{L}'-]+ ){1,3}(?:can|could|may|should|must|will)(?: (?:also|then|still|only|always|either|be able to))*(?: be able to)? (?=\p{L})/iu
const does =
  /^(?:(?:the|an?|each|every) )?(?:users?|players?|visitors?|customers?|guests?|members?|readers?|everybody|everyone|he|she|they|you) (?=(?:sees?|gets?|enters?|types?|chooses?|picks?|selects?|adds?|has|plays?|taps?|clicks?|presses)\b)/iu
const gesture = /^(?:click|tap|press|select|hover|swipe|touch|open|scroll|double-click|long-press)$/
const further = /(,? (?:and|or|then|and then|and also|and to|or to|to)|,) (?=\p{L})/giu
const notDone = new Set(['use', 'name', 'like', 'own', 'see'])
const determiner =
  /^(?:the|an?|his|her|their|its|it|them|one|all|any|each|every|this|these|those|some|another|other|others)$/i

/** Doings of such briefs that the lexicon has as nouns or not at all. */
const alsoDone = new Set(
  `see get view open close go write paste copy insert toggle switch undo redo zoom pan flip spin shuffle roll reveal reset clear retry skip drop place hold lend
  return mute unmute show hide refuse dismiss lock unlock preview highlight upvote downvote tip pay play pause press let unfollow block mark rank enter fill attach attend`.split(
    /\s+/,
  ),
)

/** Whether a clause begins with this word: "rate the swap", but no "rate" among nouns. */
function beginsDoing(word: string, next: string | undefined, isAfterTo: boolean): string | undefined {
  const lower = word.toLowerCase()
  const verb = alsoDone.has(lower) ? lower : baseOfVerb(lower, strictVerbs)
  if (verb === undefined || verb !== lower || (notDone.has(verb) && verb !== 'see')) return undefined
  const isSure =
    isAfterTo ||
    (!verbsAndNouns.has(verb) && (strictVerbs.has(verb) || alsoDone.has(verb) || doables.has(verb)))
  if (next === undefined) return isSure && !isAfterTo ? verb : undefined
  return isSure || determiner.test(next) ? verb : undefined
}

/** The clauses of one sentence, the gesture before what it is good for left out. */
function clausesIn(said: string, isTold: boolean): StoryClause[] {
  const clauses: StoryClause[] = []
  let start = 0
  const cuts: { at: number; next: number; isTo: boolean }[] = []
  for (const found of said.matchAll(further)) {
    const next = found.index + found[0].length
    const [word = '', after] = said.slice(next).split(/[\s,]+/u)
    const isTo = /to$/iu.test(found[1] ?? '')
    if (beginsDoing(word, after, isTo)) cuts.push({ at: found.index, next, isTo })
  }
  for (const [index, cut] of [...cuts, { at: said.length, next: said.length, isTo: false }].entries()) {
    const whole = said.slice(start, cut.at).trim()
    start = cut.next
    const [word = '', ...rest] = whole.split(' ')
    const lower = word.toLowerCase()
    // What comes behind "can" is done, whatever the lexicon knows.
    const verb =
      index === 0 && isTold ? lower : alsoDone.has(lower) ? lower : (baseOfVerb(lower, strictVerbs) ?? '')
    // "Tap a volcano to see ...": how one gets there.
    if (verb === '' || (cut.isTo && cuts[index] && gesture.test(verb))) continue
    const [next = ''] = rest
    const isPhrasal = phrasal.test(`${verb} ${next}`)
    const object = rest.slice(isPhrasal ? 1 : 0).join(' ')
    const [, also, what = ''] =
      /^(?:and|or) (\p{L}+) ((?:the|an?|his|her|their|any|all|each|other|new) .+)$/iu.exec(object) ?? []
    // "Like and repost a haiku"
    if (also) clauses.push({ verb, object: what }, { verb: also.toLowerCase(), object: what })
    else if (!/^(?:from|to|with)$/iu.test(object))
      clauses.push({ verb: isPhrasal ? `${verb} ${next}` : verb, object })
  }
  return clauses
}
const phrasal =
  /^(?:check (?:in|out)|log (?:in|out)|sign (?:in|up|out)|zoom (?:in|out)|set up|look up|write down|back up|cross off|tick off)$/

const seeing = /^(?:see|get|view|watch|read)$/
const pronoun = /^(?:it|them)(?= |$)|^(?:this|that|these|those|one)$/i
const nounOf = (object: string) =>
  object
    .replace(/^(?:an?|the|his|her|their|all|any|some|each|every|one of his|one of the) /iu, '')
    .replace(/,? (?:with|by|to|for|from|and|in|into|on|near|of|that|which|like|such)\b.*$/iu, '')
    .replace(/ \(.*$/u, '')

/** "Copy the story or share it", "accept or decline an offer": what another clause names is meant. */
function withObjects(clauses: readonly (StoryClause & { sentence: number })[]): StoryClause[] {
  let last = ''
  return clauses.flatMap((clause, index) => {
    const next = clauses[index + 1]
    const isAlone = clause.object === ''
    const isRow =
      isAlone && next?.sentence === clause.sentence && !seeing.test(next.verb) && !pronoun.test(next.object)
    // "See it in dots and dashes" names what it becomes.
    const isOther = pronoun.test(clause.object) && !/^(?:it|them) (?:in|as) /iu.test(clause.object)
    const object = isAlone
      ? isRow && next
        ? `the ${nounOf(next.object)}`
        : ''
      : isOther && last !== ''
        ? clause.object.replace(pronoun, `the ${last}`)
        : clause.object
    if (object === '' ? false : pronoun.test(object) && !/^(?:it|them) (?:in|as) /iu.test(object)) return []
    if (object !== '' && !pronoun.test(object)) last = nounOf(object) || last
    return [{ verb: clause.verb, object }]
  })
}

/** What each sentence of a brief after its first says somebody does, in order. */
export function storyClauses(text: string): StoryClause[] {
  const clauses = text
    .split(/(?<=[.!;])\s+|\n+/u)
    .slice(1)
    .flatMap((sentence, index) => {
      const said = sentence
        .trim()
        .replace(opening, '')
        .replace(/[.!;]+$/u, '')
        .replaceAll(adverbial, '')
      const what = said.replace(mayDo, '')
      const doing = what === said ? said.replace(does, '') : what
      return doing === said || /(?:^| )(?:not|never|no) /iu.test(doing)
        ? []
        : clausesIn(doing, what !== said).map((clause) => ({ ...clause, sentence: index }))
    })
  return withObjects(clauses)
}
/** How it is shown or done. */
const adverbial =
  / (?:side by side|next to each other|in real time|step by step|at once|on the fly|at any time|one by one|as well|again|together|automatically|immediately|instantly)(?=[ ,]|$)/giu
