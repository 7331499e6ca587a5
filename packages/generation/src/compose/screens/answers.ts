import type { ComponentNode } from '@kwiq/app-model'
import { askedQuestion } from '../../entities/asked-question.ts'
import { peopleOf } from '../people.ts'
import type { Scene } from '../scene.ts'

/** True of any question, the one that helped most first. */
const answers: readonly (readonly [text: string, stars: string])[] = [
  ['Had the same in spring. Try the simple way first, it was enough here.', '24'],
  ['Write down when it began, and what you have tried. Then it is quick to tell.', '9'],
  ['It depends. With one picture more I could say for sure.', '4'],
]

/** What people answer to a question, best first; nothing on the screen of anything else. */
export function answerList({ app, entity, kit }: Scene): ComponentNode[] {
  if (entity.id !== askedQuestion.id || app.language) return []
  const people = peopleOf(app.contentSeed, answers.length + 1).slice(1)
  return [
    kit.list(
      'rows',
      'Answers',
      answers.map(([subtitle, stars], index) => ({
        avatar: people[index] ?? 'Lea Brandt',
        title: people[index] ?? 'Lea Brandt',
        subtitle,
        value: `★ ${stars}`,
      })),
      { title: 'Answers' },
    ),
  ]
}
