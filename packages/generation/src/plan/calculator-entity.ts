import { defineEntity, type Entity, type Field } from '../entity.ts'
import type { Phrase } from '../understand/phrase.ts'
import { findAttribute } from '../words/attributes.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { nounField } from './noun-field.ts'

/** What the description says one enters: "flour weight, hydration, number of loaves". */
const ownInputs = (phrases: readonly Phrase[]): Field[] =>
  phrases
    .filter(({ verb, words, label }, index) => {
      const head = toSingular(words.at(-1) ?? '')
      return (
        index > 0 &&
        !verb &&
        !label &&
        words.length <= 3 &&
        (classOf(head) === 'measure' || findAttribute(head) !== undefined)
      )
    })
    .slice(0, 4)
    .map(({ words }) => nounField(capitalise(words.join(' ')), words.at(-1) ?? ''))

/** What one works out about a subject that is no currency: how much of it at which price. */
export function calculatorEntity(subject: Entity, phrases: readonly Phrase[]): Entity {
  const own = ownInputs(phrases)
  const many = subject.many.toLowerCase()
  return {
    ...defineEntity({
      id: 'own-calculation',
      one: 'Calculation',
      many: 'Last calculations',
      words: 'calculation',
      icon: 'chart',
      fields: `
        How much | number | 250
        Price each | number | 0.32
        Paid | choice | Monthly | Monthly, Yearly`,
      samples: `
        icon | title | subtitle | value
        chart | 250 at € 0.32 | Today, 8:40 | € 80.00
        chart | 180 at € 0.32 | Yesterday | € 57.60
        chart | 250 at € 0.29 | Tuesday | € 72.50`,
      hero: `You would pay | € 80.00 | 250 at € 0.32 each | Keep result`,
      trend: 'A month | € 80.00 | −€ 7.50',
      tip: `Compare ${many} | Three results kept`,
    }),
    icon: subject.icon,
    ...(own.length >= 2 ? { fields: own } : {}),
  }
}
