import { expect, it } from 'vitest'
import { requirementLines } from './requirement-lines.ts'

it('what a list of requirements asks for, and what is told of it', () => {
  expect(
    requirementLines(
      'Kite club\n- kites (name, size)\n- repair log: kite, date / cost\n- lofts with number and tenant\n- wind\nFor coaches:\n- roll call',
    ),
  ).toEqual([
    { head: 'kites', values: ['name', 'size'] },
    { head: 'repair log', values: ['kite', 'date', 'cost'] },
    { head: 'lofts', values: ['number', 'tenant'] },
    { head: 'wind', values: [] },
    { head: 'roll call', values: [] },
  ])
})

it('may have numbers without a sign, and plain lines', () => {
  const heads = (text: string) => requirementLines(text).map(({ head }) => head)
  expect(heads('Kites\n1 hire a kite\n2 wind map\n3 bills\n4 shop')).toEqual([
    'hire a kite',
    'wind map',
    'bills',
    'shop',
  ])
  expect(heads('Kites\nkites\nwind map\nbills\nshop')).toHaveLength(4)
})

it('a letter is none', () => {
  expect(
    requirementLines(
      'Kite club\nWe fly kites on Sundays.\nWe would like to see the wind.\nMembers book a kite.\nThank you!',
    ),
  ).toEqual([])
  expect(requirementLines('Kites\n- wind\n- map')).toEqual([])
})
