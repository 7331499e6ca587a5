import { expect, it } from 'vitest'
import { classOf } from '../words/noun-classes.ts'
import { nounField } from './noun-field.ts'

it('asks for somebody where it says who', () => {
  expect(nounField('Who paid', 'paid')).toMatchObject({ kind: 'person', name: 'Who paid' })
  expect(nounField('Hours worked', 'hours')).toMatchObject({ kind: 'number', value: '32 h' })
})

it('takes those who share something for people', () => {
  for (const noun of ['flatmate', 'housemate', 'team-mate', 'labmate']) expect(classOf(noun)).toBe('person')
  for (const noun of ['climate', 'estimate']) expect(classOf(noun)).not.toBe('person')
})

it('takes a meeting point for a place', () => {
  expect(nounField('Meeting point', 'point')).toMatchObject({ kind: 'place' })
  expect(nounField('Points', 'points').kind).not.toBe('place')
})

it('has symptoms chosen by how strong they are, from the least on', () => {
  expect(nounField('Itchy skin', 'skin')).toMatchObject({
    kind: 'choice',
    options: ['None', 'Mild', 'Strong'],
  })
})

it('asks of a dish whether it is vegetarian, and not who', () => {
  expect(nounField('Vegetarian', 'vegetarian').kind).toBe('switch')
  expect(classOf('breaker')).toBe('thing')
})
