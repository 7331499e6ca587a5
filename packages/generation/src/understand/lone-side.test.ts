import { expect, it } from 'vitest'
import { isLoneSide } from './lone-side.ts'
import { readRoleParts } from './role-parts.ts'

const lines = 'Kite club\n- lessons\n- weather\n- kites for members\n'

it('stands behind the lines of an app and is of others than those it is for', () => {
  expect(isLoneSide(`${lines}Coaches`, { start: lines.length, who: 'coaches' })).toBe(true)
  expect(isLoneSide(`For coaches\n${lines}Coaches`, { start: lines.length + 12, who: 'coaches' })).toBe(false)
  expect(isLoneSide(`${lines}Members`, { start: lines.length, who: 'members' })).toBe(false)
  expect(isLoneSide('Kite club. Coaches', { start: 11, who: 'coaches' })).toBe(false)
})

it('is a part of its own, beside those of whom the lines speak', () => {
  const parts = readRoleParts(`${lines}Coaches can see roll call. They can write to all members.`)
  expect(parts?.main).toBe('member')
  expect(parts?.parts.map(({ who, doings }) => [who, doings.length])).toEqual([['coaches', 2]])
})

it('a list of somebody is nothing he does', () => {
  const parts = readRoleParts(
    `${lines}- coaches contact list\nCoaches can see roll call. They can write to all members.`,
  )
  expect(parts?.parts[0]?.doings.map(({ object }) => object)).toEqual(['roll call', 'to all members'])
})
