import { expect, it } from 'vitest'
import { nounField } from '../plan/noun-field.ts'
import { screensOf, textOf } from '../testing/apps.ts'
import { saidDoing } from './said-doing.ts'

it('nobody presses to leave the house or to climb a table', () => {
  expect(saidDoing('Leave house')).toBeUndefined()
  expect(saidDoing('Climb monthly leaderboard')).toBeUndefined()
  expect(saidDoing('Leave review')).toEqual({ as: 'doing', label: 'Leave review' })
})

it('so many for each are a number, and nobody', () => {
  expect(nounField('Contacts per band', 'contact').kind).toBe('number')
})

it('what somebody does is no field of a form', () => {
  const text = textOf(
    'Farm for weddings: the team tracks inquiries, plans tours, sends offers and takes deposits',
  )
  expect(text).not.toContain('Plans tours')
})

it('one of two is no list', () => {
  const names = screensOf('Private contact diary: whom I met, where, indoors or outdoors').map(
    ({ name }) => name,
  )
  expect(names.join()).not.toMatch(/doors/)
})

it('who sells on old cameras keeps no shoes', () => {
  const text = textOf(
    'I flip old cameras. Add a camera with what I paid and the fees. Show profit per camera',
  )
  expect(text).not.toContain('Low Harbour, white')
})
