import type { Phrase } from '../understand/phrase.ts'
import { isDescriber } from '../words/describers.ts'
import { toSingular } from '../words/forms.ts'
import { strictVerbs } from '../words/lexicon.ts'
import { isEnglishNoun } from '../words/noun-classes.ts'
import { baseOfVerb } from '../words/verbs.ts'
import { has } from '../understand/searched.ts'

/** They end a clause, and no name of anything. */
const endings =
  /^(?:forth|everywhere|anywhere|elsewhere|again|straight|afterwards?|below|above|among|apart|alone|myself|yourself|themselves|ourselves|somebody|someone|anybody|anyone|everyone|everybody|nobody|slowly|quickly|twice|most|least|them|it|us|me|which|what|when|how|whom|bigger|smaller|longer|shorter|sunny|stormy|confident|coloured|colored|dried|shown|gone)$/
/** In which order, and in what something is counted. */
const order = /^(?:newest|latest|oldest|cheapest|nearest)$/
const unit =
  /^(?:kilograms?|kilos?|grams?|pounds|ounces|lit(?:re|er)s?|gallons|kilomet(?:re|er)s?|met(?:re|er)s|centimet(?:re|er)s?|miles|celsius|fahrenheit|euros|dollars|percent)$/
/** What somebody or something is just doing. */
const goingOn =
  /^(?:looking|working|waiting|dropping|staying|coming|going|living|sitting|standing|falling|rising|growing|arriving|leaving|missing|sleeping|asking|wanting|having|being|doing|making|getting|knowing|thinking|feeling|talking|saying|bringing)$/
/** "Whether the child is coming": alone these say nothing. */
const leftOver = /^(?:coming|going|having|being|doing|getting|arriving)$/
/** What happens by itself, which verbs of an app do not say. */
const happens =
  /^(?:pause|approve|eat|emit|wash|end|begin|stay|stand|fall|drop|go|come|leave|arrive|pass|outgrow|grow|happen|work|live|need|want|know|see|look|feel|think|forget|remember|break|fail|melt|sink|cross|light|sew|mean|lie|sit|fit|help|hurt|cost|weigh|belong|depend|matter|change|move|open|close|agree|decide)$/

/** "When you feel", "if they": the beginning of a clause. */
const subordinate =
  /^(?:when|while|whenever|if|because|until|unless|although|as soon as|so that) (?:you|they|he|she|it|we|i|one|users?|someone|somebody)(?: |$)/iu

/** "Allows user", "those of others": nothing by itself. */
const promised =
  /^(?:allows?|lets?|enables?|helps?|permits?) (?:the |an? )?(?:users?|you|people|them|customers?|members?|everyone)(?: |$)|^(?:that|those|this|these) of /iu

const isClauseVerb = (word: string): boolean => {
  // "Lessons taken" are lessons.
  if (/(?:ed|en)$/.test(word)) return false
  const base = baseOfVerb(word, strictVerbs) ?? (has(happens, word) ? word : word.replace(/e?s$/, ''))
  return (
    (strictVerbs.has(base) || happens.test(base) || happens.test(`${base}e`)) &&
    !isEnglishNoun(toSingular(word))
  )
}

const isPlural = (word: string) => word !== toSingular(word)
const isNoun = (word: string) => isEnglishNoun(toSingular(word)) || word.endsWith('s')

/**
 * Whether words are what is left of a clause rather than a name: "kids eat", "the boss approves", "coins dropping",
 * "afterwards". As a tile they would say nothing.
 */
export function isFragment({ text, label, verb }: Phrase): boolean {
  if (verb) return false
  // "Books by entering a query" says how they are found.
  if (
    has(/ by \p{L}+ing(?: |$)|^(?:add|put|show|display|keeping|asks|creation|integration)$/iu, label ?? text)
  )
    return true
  if (subordinate.test(label ?? text) || promised.test(label ?? text)) return true
  const words = (label ?? text).toLowerCase().split(/\s+/)
  // "Who is coming" asks, and is answered by a list.
  if (/^(?:who|what|where|whose)$/.test(words[0] ?? '') && words.length > 2) return false
  const last = words.at(-1) ?? ''
  if (has(endings, last)) return true
  if (words.length === 1)
    return (
      (isDescriber(last) && !isEnglishNoun(last)) ||
      order.test(last) ||
      unit.test(last) ||
      leftOver.test(last) ||
      // "Feels"
      (last.endsWith('s') && happens.test(last.slice(0, -1)) && !isEnglishNoun(last.slice(0, -1)))
    )
  if (has(goingOn, last) && words.at(-2)?.endsWith('s')) return true
  // "Nurse washes", "the host pauses for everyone", "HR answers requests": somebody or something, and what it does.
  return words.some((word, index) => {
    const [before = '', after] = [words[index - 1], words[index + 1]]
    return (
      index > 0 &&
      isNoun(before) &&
      !/['’]s?$/.test(before) &&
      isClauseVerb(word) &&
      isPlural(before) !== word.endsWith('s') &&
      (after === undefined || /^(?:for|at|in|on|to|from|with|into|by|them|it)$/.test(after))
    )
  })
}
