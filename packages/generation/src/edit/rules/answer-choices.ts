import { capitalise } from '../../words/forms.ts'
import { chipsOf } from '../choice-nodes.ts'
import { placeAtEnd, startOf } from '../places.ts'
import { findNamedScreen } from '../find-screen.ts'
import { type EditRule } from '../rule.ts'
import { listed, people } from '../words.ts'

const form = new RegExp(
  `^(?:let|allow|enable|ask)\\s+(?:${people}|(?:the\\s+|our\\s+|my\\s+)?\\p{L}{3,14}s)\\s+(?:to\\s+)?(?:(?:say|tell(?:\\s+us)?|answer|choose|vote|mark|select)\\s+)?((?:if|whether|how|when|which|what)\\s+[^:"“”]{4,60}?)(?:\\s+(?:on|in)\\s+the\\s+([\\p{L} ]{3,30}?\\s(?:screen|page)))?\\s?(?::|\\s(?:with|as|by))\\s+([^:"“”]{3,100})$`,
  'iu',
)

/** "Let members say if they come to training: yes, no, maybe": the question, and its answers to choose from. */
const letAnswer: EditRule = (clause, document) => {
  const [, question = '', place, told = ''] = form.exec(clause) ?? []
  const answers = listed(told.replaceAll(/\s+or\s+/gi, ', ')).map(capitalise)
  const screen = place === undefined ? startOf(document) : findNamedScreen(document, place)
  if (answers.length < 2 || !screen) return undefined
  const title = asQuestion(question)
  const node = chipsOf(document, title, answers)
  return [{ type: 'add-component', node, place: placeAtEnd(screen) }]
}

/** "If they come to training" is asked "Do you come to training?". */
const asQuestion = (words: string): string => {
  const asked = words
    .replace(/^(?:if|whether)\s+they\s+(?:are|['’]re)\s+/i, 'are you ')
    .replace(
      /^(?:if|whether)\s+they\s+(?:can|will|would|could)\s+/i,
      (found) => `${found.split(' ').at(-2) ?? 'can'} you `,
    )
    .replace(/^(?:if|whether)\s+they\s+/i, 'do you ')
    .replace(/\bthey\s+(are|can|will|would|could)\b/gi, '$1 you')
    .replace(/\btheir\b/gi, 'your')
    .replace(/^(?:if|whether)\s+/i, '')
  return `${capitalise(asked.trim())}?`
}

/** Questions with answers to choose from. */
export const answerChoiceRules: readonly EditRule[] = [letAnswer]
