import type { Entity } from '../entity.ts'

/** Values of the app's own things in a line: "{title 1}", and what one is asked of them: "{question}". */
const told = /\{(?:(title|subtitle|value|image) (\d)|(question|answers))\}/g

/** What one is asked who learns, with the answers to choose from. */
function askedOf({ ask, hero, fields }: Entity): { question: string; answers: string } {
  const answers = ask?.answers ?? fields.find(({ name }) => name === 'Answer A')?.options ?? []
  return { question: ask?.question ?? hero.title, answers: answers.join(', ') }
}

/** The content of a part with the things of the app for which its file leaves room. */
export const filledWith = (content: string, entity: Entity): string =>
  content.replaceAll(
    told,
    (_whole, which?: 'title' | 'subtitle' | 'value' | 'image', number = '1', asked?: string) => {
      if (asked === 'question' || asked === 'answers') return askedOf(entity)[asked]
      const { samples, one, icon } = entity
      const value = which && samples[(Number(number) - 1) % Math.max(1, samples.length)]?.[which]
      return value ?? (which === 'title' ? one : which === 'image' && samples.length === 0 ? icon : '')
    },
  )
