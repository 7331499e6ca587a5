import { defineEntity, type Entity } from '../entity.ts'
import { quizOf } from '../words/foreign-quiz.ts'
import type { Language } from '../words/languages.ts'

/** What a quiz of another language asks. */
export function makeQuizEntity(text: string, language: Language): Entity {
  const { question, answers } = quizOf(text, language)
  return defineEntity({
    id: 'own-quiz',
    one: 'Question',
    many: 'Questions',
    words: 'question',
    icon: 'brain',
    fields: 'Name | text |',
    samples: ['icon | title', ...answers.map((answer) => `brain | ${answer}`)].join('\n'),
    hero: `Question 4 of 10 | ${question} | | Open`,
  })
}
