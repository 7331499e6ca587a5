import { byWord } from '../by-word.ts'
import { calculatedIn } from './is-calculator.ts'
import { sumOf } from '../anything/calculations.ts'
import { defineEntity, type Entity, type Field } from '../entity.ts'
import type { Phrase } from '../understand/phrase.ts'
import { findAttribute } from '../words/attributes.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { knownCalculations, type Numbers } from './known-calculations.ts'
import { nounField } from './noun-field.ts'
import { inputOf, toldCalculation } from './told-calculation.ts'
import { type ToldValue, toldValues } from './told-values.ts'

/** Nouns one enters, besides measures. */
const entered =
  /^(?:amount|percentage|number|height|weight|age|price|rate|year|month|people|person|bill|tip|term|deposit|salary|income|hour|dose|distance|length|width|speed|area|volume|loan|interest|date|size|grade|score|gender|sex|flour|hydration|temperature)$/
/** What comes out is no field. */
const result = /^(?:total|result|category|history|chart|graph|tax|calculation|calculator|saving|value)$/

const values: Readonly<Record<string, string>> = byWord({
  height: '172',
  weight: '68',
  age: '34',
  bill: '64.00',
  amount: '64.00',
  percentage: '15',
  tip: '15',
  people: '4',
  person: '4',
  price: '250',
  rate: '3.4',
  interest: '3.4',
  loan: '180000',
  year: '25',
  term: '25',
  salary: '3200',
  income: '3200',
  deposit: '40000',
  hour: '38',
})

/** "Sees the BMI", "shows your pace": it comes out, and what the calculator is named after does, too. */
const isOutput = (noun: string, text: string) => {
  const written = noun.replaceAll(/[^\p{L}\p{N} -]/gu, '.')
  return new RegExp(
    `\\b(?:sees?|shows?|gets?|displays?|returns?|calculates?|computes?|tells?|gives?) (?:me |you |us )?(?:the |a |an |your |their |my )?(?:(?!\\b(?:from|for|by|with|using|when|after|once|based|enters?|types?|chooses?|selects?)\\b)[^.;]){0,40}?(?:\\band |, )?(?:the |a |an |your |their |my )?\\b${written}\\b|\\b${written} (?:calculator|estimator|converter)\\b`,
    'iu',
  ).test(text)
}

/** What the description says one enters: "flour weight, hydration, number of loaves". */
const ownInputs = (phrases: readonly Phrase[], text: string): Field[] =>
  phrases
    .filter(({ verb, words, label, isSeen }, index) => {
      const head = toSingular(words.at(-1) ?? '')
      return (
        index > 0 &&
        !isSeen &&
        !isOutput(words.join(' '), text) &&
        (!verb || verb === 'enter' || verb === 'set' || verb === 'choose' || verb === 'select') &&
        (!label || label.startsWith('number of ')) &&
        words.length <= 3 &&
        !result.test(head) &&
        (entered.test(head) || classOf(head) === 'measure' || findAttribute(head) !== undefined)
      )
    })
    // "The term in years" is one value.
    .filter(
      ({ words }, _index, all) =>
        words.join(' ') !== 'years' || !all.some((other) => other.words.includes('term')),
    )
    .slice(0, 4)
    .map(({ words, label }) => {
      const head = toSingular(words.at(-1) ?? '')
      const value = label?.startsWith('number of ')
        ? values.people
        : // A loan amount is a loan.
          words.map((word) => values[toSingular(word)]).find((known) => known !== undefined)
      const name = capitalise(label ?? words.join(' '))
      return value ? { name, kind: 'number', value, options: [] } : nounField(name, head)
    })

/** Whether a calculation has nothing of the description: two values whose names nobody gave. */
export const isGuess = ({ fields }: Entity): boolean => fields[0]?.name === 'First value'

/** Where nothing is paid: two values in, one out. */
const unpriced: Numbers = {
  fields:
    'First value | number | 250\nSecond value | number | 32\nRounding | choice | One digit | None, One digit, Whole',
  samples:
    'icon | title | subtitle | value\nchart | 250 and 32 | Today, 8:40 | 7.8\nchart | 180 and 32 | Yesterday | 5.6\nchart | 250 and 29 | Tuesday | 8.6',
  hero: 'Result | 7.8 | From 250 and 32 | Keep result',
  trend: 'Result | 7.8 | +0.4',
  facts: '7.8 | Result\n250 | First\n32 | Second',
  figures: '7.8 | Result\n3 | Kept',
  about: 'From two hundred and fifty and thirty-two, rounded to one digit.',
}
const isPriced =
  /pric|cost|pay|money|budget|fee|sell|buy|bill|euro|dollar|spend|charge|quote|rate|fuel|profit|margin/i

const plain: Numbers = {
  fields: 'How much | number | 250\nPrice each | number | 0.32\nPaid | choice | Monthly | Monthly, Yearly',
  samples:
    'icon | title | subtitle | value\nchart | 250 at € 0.32 | Today, 8:40 | € 80.00\nchart | 180 at € 0.32 | Yesterday | € 57.60\nchart | 250 at € 0.29 | Tuesday | € 72.50',
  hero: 'You would pay | € 80.00 | 250 at € 0.32 each | Keep result',
  trend: 'A month | € 80.00 | −€ 7.50',
  facts: '€ 80.00 | Result\n250 | How much\n€ 0.32 | Each',
  figures: '€ 80.00 | Result\n3 | Kept',
  about: 'Two hundred and fifty at thirty-two cents each, by the month.',
}

/** Whether a known calculation has what a brief says comes out: "a loan" may ask for interest earned, too. */
const comesOut = (
  { hero = '', figures = '', trend = '' }: Numbers,
  outputs: readonly ToldValue[],
): boolean => {
  const shown = `${hero} ${figures} ${trend}`.toLowerCase()
  return 2 * outputs.filter(({ name }) => shown.includes(name.toLowerCase())).length >= outputs.length
}

/** Whether a known calculation gives what has this name: nothing one enters, unless it goes in, too. */
const isOutcome = ({ hero = '', figures = '', fields }: Numbers, name: string): boolean =>
  !fields.toLowerCase().includes(name) &&
  [hero.split('|')[0] ?? '', ...figures.split('\n').map((line) => line.split('|')[1] ?? '')].some((title) =>
    title.trim().toLowerCase().startsWith(name),
  )

/** "Amount" of a loan is the loan's amount: a value one names has the number of the calculation it belongs to. */
function asKnown(field: Field, { fields }: Entity): Field {
  const first = (name: string) => name.toLowerCase().split(' ')[0]
  const known = fields.find(({ name }) => first(name) === first(field.name))
  return known ? { ...field, kind: known.kind, value: known.value, options: known.options } : field
}

/** A brief that tells so many values tells all of them. */
const enoughTold = 3

/** Whether anybody knows what comes out of the calculation a text tells: it has a name, or the text says it. */
export function isWorkedOut(text: string): boolean {
  const { inputs, outputs } = toldValues(text)
  return knownCalculations.some(([form]) => form.test(text)) || toldCalculation(inputs, outputs) !== undefined
}

/** What one works out about a subject that is no currency: how much of it at which price. */
export function calculatorEntity(subject: Entity, phrases: readonly Phrase[], text = ''): Entity {
  const { inputs, outputs } = toldValues(text)
  const known = knownCalculations.find(([form]) => form.test(text))?.[1]
  const told = known && comesOut(known, outputs) ? undefined : toldCalculation(inputs, outputs)
  const isGiven = ({ name }: Field) =>
    !outputs.some((output) => output.name.toLowerCase() === name.toLowerCase()) &&
    !(known && isOutcome(known, name.toLowerCase().replace(/s$/, '')))
  const own =
    told?.fields ??
    (inputs.length >= enoughTold
      ? inputs.flatMap((input) => inputOf(input) ?? [])
      : ownInputs(phrases, text)
    ).filter(isGiven)
  const outcome =
    known ?? (own.length < 2 ? sumOf(text) : undefined) ?? (isPriced.test(text) ? plain : unpriced)
  const made = defineEntity({
    id: 'own-calculation',
    one: 'Calculation',
    many: 'Last calculations',
    words: 'calculation',
    icon: 'chart',
    groups: 'Today, Saved',
    ...outcome,
    ...(told ? { ...told, fields: '' } : {}),
    tip: 'Results are kept | The last three stand below',
    add: 'New calculation',
    use: 'Keep result',
  })
  const options = calculatedIn(text)
  const [value = ''] = options
  const of: Field[] = options.length > 1 ? [{ name: 'What', kind: 'choice', value, options }] : []
  const fields = told ? own : own.length >= 2 ? own.map((field) => asKnown(field, made)) : made.fields
  return {
    ...made,
    icon: subject.icon,
    fields: [...of, ...fields.filter(({ name }) => of.length === 0 || name !== 'Material')],
    ...(told?.figures === '' ? { figures: [] } : {}),
  }
}
