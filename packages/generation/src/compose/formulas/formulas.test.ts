import { type ComponentNode, walkComponents } from '@kwiq/app-model'
import { formulaFields, formulasOf } from '@kwiq/catalogue'
import { computedText, fieldsOfFormula, scopeOf } from '@kwiq/catalogue/formula'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { defineEntity } from '../../entity.ts'
import { generateApp } from '../../index.ts'
import { knownCalculations } from '../../plan/known-calculations.ts'
import { formulaFor } from './formula-for.ts'

/** An average of rows that one adds. */
const notReckoned = /gpa/

describe('known calculations', () => {
  const reckoned = knownCalculations.filter(([form]) => !notReckoned.test(form.source))

  it.each(reckoned.map(([form, numbers]) => [form.source.slice(0, 24), numbers] as const))(
    '%s gives what its samples say',
    (_name, numbers) => {
      const { hero, figures, fields } = defineEntity({ id: 'sum', words: 'sum', icon: 'chart', ...numbers })
      const main = formulaFor(hero.overline, hero.title, fields)
      expect(main?.value.text).toBe(hero.title)
      if (main?.below) expect(main.below.text).toBe(hero.text)
      for (const { title, value } of figures)
        expect(formulaFor(title, value, fields)?.value.text, title).toBe(value)
    },
  )
})

const descriptions = readFileSync(
  new URL('../../../scripts/data/descriptions.jsonl', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter(Boolean)
  .map((line): { prompt: string } => JSON.parse(line))

const wordsOf = ({ type, label, properties }: ComponentNode, property: string): unknown => {
  if (type === 'text') return label
  const items: unknown = properties.items
  const at = /\[(\d+)\]/.exec(property)?.[1]
  if (at !== undefined && Array.isArray(items)) return items[Number(at)]?.value
  return properties[property === 'formula' ? 'title' : 'text']
}

/** The first screen with a formula of the app for a description, and what it says of given values. */
function calculator(prompt: string) {
  const { document } = generateApp({ prompt })
  const screen = document.screens.find((each) => formulaFields(each).length > 0)
  if (!screen) throw new Error(`nothing is worked out in "${prompt}"`)
  const fields = formulaFields(screen)
  const nodes = [...walkComponents(screen.components)]
  return {
    fields: fields.map(({ name }) => name),
    says: (values: Record<string, string>) => {
      const read = (id: string) => values[fields.find((field) => field.id === id)?.name ?? '']
      const scope = scopeOf(fields, read, 'en')
      return nodes.flatMap((node) =>
        formulasOf(node).map(({ property, formula }) =>
          computedText(String(wordsOf(node, property)), formula, scope),
        ),
      )
    },
  }
}

describe('generated calculators', () => {
  it('say at first what their fields give, and never name a field there is not', () => {
    let count = 0
    for (const { prompt } of descriptions)
      for (const screen of generateApp({ prompt }).document.screens) {
        const fields = formulaFields(screen)
        const scope = scopeOf(fields, () => undefined, 'en')
        for (const node of walkComponents(screen.components))
          for (const { property, formula } of formulasOf(node)) {
            count += 1
            const names = fields.map(({ name }) => name)
            for (const name of fieldsOfFormula(formula)) expect(names, prompt).toContain(name)
            const words = wordsOf(node, property)
            expect(computedText(String(words), formula, scope), prompt).toBe(words)
          }
      }
    expect(count).toBeGreaterThan(4)
  })

  it('split a bill among those who sit at the table', () => {
    const { says } = calculator('A tip calculator for dinners with friends')
    expect(says({ 'Bill amount': '80', 'Tip percentage': '10', 'Number of people': '2' })[0]).toBe('€ 44.00')
  })

  it('tell overweight from normal weight', () => {
    const { says } = calculator('BMI checker for my gym')
    expect(says({ 'Height in cm': '180', 'Weight in kg': '90' }).slice(0, 2)).toEqual([
      '27.8',
      'Overweight, between 25 and 29.9',
    ])
  })

  it('count the days between two dates, and how old one is', () => {
    const days = calculator(
      'An app that calculates the time between two dates. User can select a start date and an end date. User can see the number of days and the number of weeks.',
    )
    expect(days.says({ 'Start date': 'Sun 1 Nov 2026', 'End date': 'Sun 29 Nov 2026' })[0]).toBe('28')
    const age = calculator('Age calculator')
    expect(age.says({ 'Date of birth': '20 Nov 1980', On: 'Thu 19 Nov 2026' })[0]).toBe('45 years')
  })

  it('enter what goes in only, not what comes out', () => {
    const { fields } = calculator(
      'A loan calculator where the user enters the loan amount, the interest rate and the term in years and sees the monthly payment and the total interest.',
    )
    expect(fields).toEqual(['Loan amount', 'Interest rate', 'Term'])
  })

  it('convert between the units and currencies one chooses', () => {
    const lengths = calculator('Convert inches, feet and centimetres')
    expect(lengths.says({ Value: '10', From: 'Feet', To: 'Centimetres' })).toEqual([
      '304.8 centimetres',
      '1 foot = 30.48 centimetres',
    ])
    const heat = calculator('Fahrenheit to Celsius converter')
    expect(heat.says({ Value: '212', From: 'Fahrenheit', To: 'Celsius' })[0]).toBe('100 °C')
    const money = calculator('Currency converter')
    expect(money.says({ Amount: '100', From: 'GBP', To: 'EUR' })[0]).toBe('118.88 EUR')
  })

  it('work out what a brief says is entered and seen', () => {
    const { says } = calculator(
      'A loan calculator where the user enters the loan amount, the interest rate and the term in years and sees the monthly payment and the total interest.',
    )
    const values = { 'Loan amount': '100,000', 'Interest rate': '5', Term: '10' }
    expect(says(values)[0]).toMatch(/1,06[01]/)
  })

  it('go on working in other languages', () => {
    const { document } = generateApp({ prompt: 'Ein Währungsrechner für die Reise mit Verlauf' })
    for (const screen of document.screens) {
      const names = formulaFields(screen).map(({ name }) => name)
      for (const node of walkComponents(screen.components))
        for (const { formula } of formulasOf(node))
          for (const name of fieldsOfFormula(formula)) expect(names).toContain(name)
    }
  })
})

describe('generated things of chance', () => {
  const drawn = (prompt: string, seed: number, values: Record<string, unknown> = {}) => {
    const { document } = generateApp({ prompt })
    for (const screen of document.screens) {
      const fields = formulaFields(screen)
      const scope = scopeOf(
        fields,
        (id) => values[fields.find((field) => field.id === id)?.name ?? ''],
        'en',
        { seed },
      )
      for (const node of walkComponents(screen.components))
        for (const { property, formula } of formulasOf(node))
          return computedText(String(wordsOf(node, property)), formula, scope)
    }
    return undefined
  }

  it('are rolled, flipped and made anew', () => {
    for (let seed = 1; seed < 20; seed += 1) {
      const [one, other, sum] = (drawn('Roll two dice', seed)?.match(/\d+/g) ?? []).map(Number)
      expect(sum).toBe(Number(one) + Number(other))
      expect(drawn('Heads or tails, a coin flip', seed)).toMatch(/^(?:Heads|Tails)$/)
      expect(drawn('Strong passwords generator', seed, { Symbols: false })).toMatch(/^[a-zA-Z2-9]{18}$/)
    }
  })
})
