import { isAsked } from './question-labels.ts'
import type { Saying } from './sayings.ts'
import { has } from '../understand/searched.ts'

const between =
  /[:;,–—]\s+(?:(?:and|plus|also|or) )?| (?:and|plus) (?=(?:who|whose|when|which|what|how|where)\b)/iu
const fewestWords = 3
const mostWords = 10
/** "When I am ill" is a condition, "how to get there" a page. */
const noAnswer =
  /^(?:(?:where|what|how) (?:i|we|you|to)\b|when (?:i|we|you) (?!\p{L}+ed\b|did\b|took\b|last\b|gave\b|had\b)|when (?!(?:i|we|you)\b) (?!(?:it|they|each|every|the|my|our|its|his|her|their|he|she)\b)|how (?:it|this|that) works?\b|which (?:is|are|means|was|can|will|should|helps?|makes?|lets?)\b|who (?:can|may|want|wants|need|needs|like|likes|love|loves|are|live|lives|work|works)\b)/iu
/** What is kept so is written down. */
const keeping =
  /^(?:an? (?:app|tool|log|register|list|diary|notebook) (?:to |for |of )?)?(?:manage|managing|track|tracking|keep|keeping|log|logging|record|recording|catalogue|organi[sz]e|note|noting|list|register|inventory|collect|remember)\b/iu

/**
 * What a sentence without a doing lists as questions: "which lamp has which bulb, when it was changed, how many are left". They
 * are what is filled in where something is kept, and what is shown otherwise.
 */
export function listedQuestions(sentence: string): Saying[] {
  const said = sentence.trim().replace(/[.!?;]+$/u, '')
  const [first = '', ...others] = said.split(between)
  const questions = others
    .map((part) => part.trim())
    .filter((part) => {
      const count = part.split(/\s+/u).length
      return isAsked(part) && !noAnswer.test(part) && count >= fewestWords && count <= mostWords
    })
  if (questions.length === 0) return []
  const verb = has(keeping, first) && !questions.some((part) => /^who/iu.test(part)) ? 'enter' : 'see'
  return questions.map((asked) => ({ verb, text: `${verb} ${asked}`, isBase: true, isList: true }))
}
