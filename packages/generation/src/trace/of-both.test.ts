import { walkComponents } from '@kwiq/app-model'
import { expect, it } from 'vitest'
import { screensOf } from '../testing/apps.ts'

it('asks for no value of both that is asked for of each', () => {
  const labels = screensOf(
    'A unit price tool for the market: enter price and weight of two packages and see which one is cheaper per kilo',
  ).flatMap(({ components }) => [...walkComponents(components)].map(({ label }) => label))
  expect(labels).toEqual(expect.arrayContaining(['First weight (g)', 'Second weight (g)']))
  expect(labels).not.toContain('Weight of two packages')
})
