import { describe, expect, test } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'
import { toldValues } from './told-values.ts'

const planOf = (prompt: string) => {
  const meant = understand(prompt)
  return planApp(meant, meant.seed)
}
const firstOf = (prompt: string) => JSON.stringify(generateApp({ prompt }).document.screens[0])

describe('a brief of a calculation', () => {
  const paint =
    'A paint estimator. User can enter the width, the height and the number of coats. User can choose between matt and glossy paint. User should see the area and the total cost.'

  test('tells what one enters and what comes out', () => {
    const { inputs, outputs } = toldValues(paint)
    expect(inputs.map(({ name }) => name)).toEqual(['Width', 'Height', 'Number of coats', 'Paint'])
    expect(inputs.at(-1)?.options).toEqual(['Matt', 'Glossy'])
    expect(outputs.map(({ name }) => name)).toEqual(['Area', 'Total cost'])
  })

  test('shows what comes out and asks only for what one enters', () => {
    const words = firstOf(
      'An app that calculates how long a drive takes. User can pick a starting point and a destination. User sees the distance and the travel time.',
    )
    expect(words).toMatch(/"Starting point"[^]*"Destination"[^]*"Distance"[^]*"Travel time"/)
    expect(words).not.toMatch(/First value|Second value|Rounding/)
  })

  test('is told by its deed, too, and keeps nothing', () => {
    const { archetype, plan } = planOf(
      'An application that computes the number of days between two dates. User can pick both dates. User should see the days.',
    )
    expect(archetype.id).toBe('estimator')
    expect(plan.screens.map(({ kind }) => kind)).not.toContain('form')
  })

  test('is no brief where nobody does anything', () => {
    expect(toldValues('A tip calculator with split').inputs).toEqual([])
  })
})

describe('units a description names', () => {
  test('are converted truly', () => {
    const words = firstOf(
      'An app that converts miles into kilometers. User can enter miles. User should see the kilometers.',
    )
    expect(words).toContain('"1 mile = 1.61 kilometers"')
    expect(words).toContain('19.31 kilometers')
  })

  test('are all there to choose from, in both directions', () => {
    const words = firstOf('A unit converter for grams, ounces and pounds')
    expect(words.match(/"Grams","Ounces","Pounds"/g)).toHaveLength(1)
    expect(words.match(/"Pounds","Ounces","Grams"/g)).toHaveLength(1)
  })
})

test('a generator asks for what its brief says one sets', () => {
  const words = firstOf(
    'A random number generator. User can set a minimum and a maximum. User can press a button to see a number.',
  )
  expect(words).toMatch(/"Minimum"[^]*"Maximum"/)
})

test('who enters two numbers by name has a field for each, no keys', () => {
  const words = firstOf(
    'A ratio calculator. User can enter two numbers. User should see the result immediately. User can copy the result.',
  )
  expect(words).toMatch(/"First number"[^]*"Second number"[^]*"Result"/)
})
