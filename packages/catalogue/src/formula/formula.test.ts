import type { ComponentNode, Screen } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { computedText, scopeOf, wordComputer } from './compute-words.ts'
import { evaluateFormula, fieldsOfFormula, type FormulaValue } from './evaluate-formula.ts'
import { fillNumbers, readNumber, writeNumber } from './numbers.ts'
import { formulaFields } from './screen-fields.ts'

const scope = (values: Record<string, FormulaValue> = {}, language = 'en') => ({
  language,
  valueOf: (name: string) => values[name],
})
const of = (formula: string, values?: Record<string, FormulaValue>, language?: string) =>
  evaluateFormula(formula, scope(values, language))

describe('formulas', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) × 3', 9],
    ['2 ^ 3 ^ 2', 512],
    ['-2 ^ 2', -4],
    ['10 − 4 − 3', 3],
    ['12 ÷ 4 / 3', 1],
    ['round(2.345, 2)', 2.35],
    ['min(3, 1, 2) + max(4, 9)', 10],
    ['sqrt(abs(-16))', 4],
    ['words("It’s five o’clock, Ida-Marie.")', 4],
    ['words("")', 0],
    ['characters("Grüße 👋")', 7],
    ['letters("one two")', 6],
    ['sentences("Is it? It is. Well")', 3],
    ['sentences("3.5 litres.")', 1],
    ['if(2 < 3, "yes", "no")', 'yes'],
    ['if(2 >= 3, "yes", "no")', 'no'],
    ['switch("b", "a", 1, "b", 2, 3)', 2],
    ['switch("z", "a", 1, "b", 2, 3)', 3],
    ['"about " & text(1234.5, 2) & " km"', 'about 1,234.50 km'],
    ['1 / 3 & " of it"', '0.3333 of it'],
  ])('%s gives %s', (formula, value) => {
    expect(of(formula)).toEqual([value])
  })

  it('read the fields of a screen, as people fill them in', () => {
    expect(of('{Bill amount} * (1 + {Tip} / 100)', { 'Bill amount': '€ 1,200', Tip: '10' })).toEqual([1320])
    expect(of('{Bill} / 2', { Bill: '64,50' })).toEqual([32.25])
    expect(of('if({Sex} = "Woman", 1, 2)', { Sex: 'Woman' })).toEqual([1])
    expect(of('{a} + 1; {a} + 2', { a: 1 })).toEqual([2, 3])
  })

  it('are no number where nothing can be worked out', () => {
    expect(of('{Bill} * 2', { Bill: '' })).toEqual([Number.NaN])
    expect(of('1 / {n}', { n: '0' })).toEqual([Number.POSITIVE_INFINITY])
  })

  it.each([['1 +'], ['(1'], ['{unknown} + 1'], ['nothing(1)'], ['constructor(1)'], ['1 2'], ['"open'], ['']])(
    '%s is none',
    (formula) => {
      expect(of(formula)).toBeUndefined()
    },
  )

  it('are none when they are nested without end', () => {
    expect(of(`${'('.repeat(500)}1${')'.repeat(500)}`)).toBeUndefined()
    expect(of(`${'-'.repeat(20_000)}1`)).toBeUndefined()
  })

  it('go by chance once something is drawn, and by the same chance until it is drawn again', () => {
    const drawn = (formula: string, seed?: number) =>
      evaluateFormula(formula, { ...scope(), ...(seed !== undefined && { seed }) })
    expect(drawn('random(1, 6)')).toBeUndefined()
    expect(drawn('random(1, 6)', 3)).toEqual(drawn('random(1, 6)', 3))
    const dice = new Set(Array.from({ length: 200 }, (_, seed) => Number(drawn('random(1, 6)', seed)?.[0])))
    expect([...dice].toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6])
    const [one, other, sum] =
      drawn('random(1, 6, 1); random(1, 6, 2); random(1, 6, 1) + random(1, 6, 2)', 9) ?? []
    expect(sum).toBe(Number(one) + Number(other))
    const coins = new Set(Array.from({ length: 50 }, (_, seed) => drawn('pick("Heads", "Tails")', seed)?.[0]))
    expect(coins).toEqual(new Set(['Heads', 'Tails']))
    expect(drawn('randomtext(12, "ab" & "c")', 5)?.[0]).toMatch(/^[abc]{12}$/)
    expect(drawn('randomtext(9999999, "a")', 5)?.[0]).toHaveLength(64)
    expect(drawn('randomtext(-2, "a")', 5)).toEqual([''])
  })

  it('reckon with days', () => {
    const today = { year: 2026, month: 11, day: 19 }
    const dated = (formula: string) => evaluateFormula(formula, { ...scope({ Born: 8158 }), today })
    expect(dated('years({Born}, today())')).toEqual([34])
    expect(dated('months({Born}, today()); days({Born}, today()); today() - {Born}')).toEqual([6, 16, 12618])
    expect(dated('date(today() + 43)')).toEqual(['Fri 1 Jan 2027'])
    expect(dated('date(1 / 0)')).toEqual(['–'])
    expect(dated('tomorrow()')).toBeUndefined()
  })

  it('tell which fields they need', () => {
    expect(fieldsOfFormula('{Bill amount} * { Tip } & "{no field}"')).toEqual(['Bill amount', 'Tip'])
  })
})

describe('numbers', () => {
  it.each([
    ['180,000', 'en', 180_000],
    ['1,240.50', 'en', 1240.5],
    ['64,5', 'en', 64.5],
    ['0.125', 'de', 0.125],
    ['180.000', 'de', 180_000],
    ['1.240,50 €', 'de', 1240.5],
    ['−12', 'en', -12],
    ['€ -3.5', 'en', -3.5],
    ['90 W', 'en', 90],
  ])('%s in %s is %d', (text, language, value) => {
    expect(readNumber(text, language)).toBe(value)
  })

  it('take the look of those they stand for', () => {
    expect(fillNumbers('€ 18.40', [7], 'en')).toBe('€ 7.00')
    expect(fillNumbers('€ 891', [1234.6], 'en')).toBe('€ 1,235')
    expect(fillNumbers('2140 kcal', [1890.4], 'en')).toBe('1890 kcal')
    expect(fillNumbers('18,40 €', [1234.5], 'de')).toBe('1.234,50 €')
    expect(fillNumbers('23.0 and 4', [21.37], 'en')).toBe('21.4 and 4')
    expect(fillNumbers('5 %', [Number.NaN], 'en')).toBe('– %')
    expect(fillNumbers('5 %', [-0.2], 'en')).toBe('0 %')
  })

  it('are written with what matters of them', () => {
    expect(writeNumber(1 / 3, 'en')).toBe('0.3333')
    expect(writeNumber(1234.5, 'de')).toBe('1.234,5')
    expect(writeNumber(-3, 'en', 2)).toBe('−3.00')
    expect(writeNumber(3, 'no such language', 1)).toBe('3.0')
  })
})

describe('a screen with formulas', () => {
  const node = (id: string, type: string, label: string, properties = {}): ComponentNode => ({
    id,
    type,
    label,
    properties,
  })
  const screen: Screen = {
    id: 'tip',
    name: 'Tip',
    components: [
      node('bill', 'input', 'Bill', { kind: 'number', value: '64.00' }),
      node('people', 'input', 'People', { kind: 'stepper', value: '4' }),
      node('tip', 'list', 'Tip', {
        layout: 'chips',
        items: [{ title: '10 %' }, { title: '20 %' }],
        active: 1,
      }),
      node('round', 'checkbox', 'Round up', {}),
      node('sum', 'container', 'Sum', {
        title: '€ 19.20',
        text: '€ 3.20 of € 76.80',
        formula: '{Bill} / {People} * 1.2',
      }),
    ],
  }
  const entered = (values: Record<string, unknown>) =>
    scopeOf(formulaFields(screen), (id, name) => values[`${id}:${name}`], 'en')
  const result = (values: Record<string, unknown>, formula: string) =>
    evaluateFormula(formula, entered(values))

  it('reads what is typed, chosen, counted and ticked, before that what it is filled with', () => {
    expect(result({}, '{Bill} + {people} + {Tip} + {Round up}')).toEqual([88])
    const values = { 'bill:value': '10', 'people:value': 2, 'tip:active': 0, 'round:checked': true }
    expect(result(values, '{Bill} + {people} + {Tip} + {Round up}')).toEqual([23])
  })

  it('says what comes out wherever a formula stands', () => {
    const compute = wordComputer(entered({ 'bill:value': '100' }))
    expect(compute('text', { label: '€ 1.00', properties: { formula: '{Bill} / 4' } }).label).toBe('€ 25.00')
    expect(
      compute('container', {
        label: 'Sum',
        properties: {
          title: '€ 1.00',
          text: '€ 1.00 of € 2.00',
          formula: '{Bill}',
          textFormula: '{Bill}; 7',
        },
      }).properties,
    ).toMatchObject({ title: '€ 100.00', text: '€ 100.00 of € 7.00' })
    expect(
      compute('list', {
        label: '',
        properties: { items: [{ value: '1', formula: '{Bill} * 2' }, { value: '5' }] },
      }).properties.items,
    ).toMatchObject([{ value: '200' }, { value: '5' }])
  })

  it('leaves alone what has none, and what cannot be read', () => {
    const worded = { label: 'Bill', properties: {} }
    expect(wordComputer(entered({}))('text', worded)).toBe(worded)
    expect(computedText('€ 18', '{Gone} * 2', entered({}))).toBe('€ 18')
    expect(computedText('Normal', 'if({Bill} > 60, "High", "Normal")', entered({}))).toBe('High')
  })

  it('has no fields to read when nothing on it is worked out', () => {
    expect(formulaFields({ ...screen, components: screen.components.slice(0, 4) })).toEqual([])
  })
})
