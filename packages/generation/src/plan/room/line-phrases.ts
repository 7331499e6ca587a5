import { isNounPair } from '../../understand/noun-pair.ts'
import type { Phrase } from '../../understand/phrase.ts'
import { isDone } from '../../understand/role-doings.ts'
import { isRole } from '../../understand/role-parts.ts'
import { stemOf } from '../../words/forms.ts'
import { stopWords } from '../../words/lexicon.ts'
import type { RequirementLine } from '../../understand/requirement-lines.ts'

const mostWords = 4
/** What stands behind these says whose, when or how. */
const further =
  / (?:to|for|per|by|with|after|before|from|in|at|on|when|where|who|which|that|if|as|until|during|about|via|using|without|incl\.?|including|w\/?) .*$| (?:paid or not|yes ?(?:\/|or) ?no|or not)$/iu
/** What one does with any list, said before it. */
const before =
  /^(?:(?:and|also|see|view|show|browse|manage|keep|track|maintain|a|an|the|my|our|all|list of|overview of|simple|basic|digital|new) )+/iu
const opensSentence =
  /^(?:i|we|they|it|he|she|you|should|must|no|not|please|everything|there|what|when|where|who|how|which|why|only|like|max\.?|maximum)\b/iu
/** "Cleaners see their rooms", "HR" */
const saysWho = /\b(?:can|should|must|will|sees|gets)\b|^\p{Lu}{2,3}$/u

/** "Coordinator approves matches" */
const saysOfWhom = (words: readonly string[]): boolean => {
  const [who = '', does = ''] = words
  return does.endsWith('s') && isDone(does) && isRole(who)
}
/** What is known of each stands on its page. */
const ofEach = /^(?:card|profile|page|sheet|details?) (?:for|of|per)\b/iu

/** What a line asks for, in a few words each: "temperature" and "humidity" of "temperature and humidity per house". */
export function phrasesOfLine({ head, values }: RequirementLine): Phrase[] {
  if (opensSentence.test(head) || ofEach.test(head) || /[.!?/+"]/u.test(head)) return []
  return head
    .split(/, (?:and )?| and (?!out\b)/u)
    .map((piece) => piece.trim().replace(before, '').replace(further, '').trim())
    .flatMap((text) => {
      const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []
      const [first = '', next = ''] = words
      const isDoing = words.length > 1 && isDone(first) && !isNounPair(first, next) && !first.endsWith('s')
      const stems = words.filter((word) => !stopWords.has(word)).map(stemOf)
      if (opensSentence.test(text) || saysWho.test(text) || /^\d/u.test(text)) return []
      if (saysOfWhom(words)) return []
      if (words.length === 0 || words.length > mostWords || stems.length === 0) return []
      const named = isDoing ? words.slice(1) : words
      return [
        {
          text: named.join(' '),
          words: [...named],
          stems,
          options: values.length > 1 ? [...values] : [],
          label: text,
          ...(isDoing ? { verb: first } : {}),
        },
      ]
    })
}
