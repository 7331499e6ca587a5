import { expect, it } from 'vitest'
import { screensOf } from '../testing/apps.ts'
import { calculatedIn } from './is-calculator.ts'

it('a calculator of several asks of which, whoever it is for', () => {
  const screens = screensOf('Gravel, sand and mulch calculator for gardeners with a price per bag')
  expect(screens.map(({ name }) => name)).toContain('Calculate')
  expect(JSON.stringify(screens[0]?.components)).toContain('Mulch')
})

it('tools named beside a calculator are none of what it is for', () => {
  expect(calculatedIn('Notes, tasks and tip calculator')).toEqual([])
  expect(calculatedIn('Loan calculator with history and charts')).toEqual([])
})
