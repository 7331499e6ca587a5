import type { ComponentNode } from '@kwiq/app-model'
import { expect, test } from 'vitest'
import { stepGap } from './step-gap.ts'

const node = (type: string): ComponentNode => ({ id: type, type, label: type, properties: {} })
const siblings = ['header', 'text', 'chart', 'navbar', 'button'].map(node)
const at = (index: number, isOnScreen = true) => ({ first: index, last: index, isOnScreen })

test('what was added behind the tab bar passes it and what stands above in one step', () => {
  expect(stepGap(siblings, at(4), -1)).toBe(2)
})

test('what stands above the tab bar passes it towards what is drawn below', () => {
  expect(stepGap(siblings, at(2), 1)).toBe(5)
})

test('nothing goes above a header or below the last of its band', () => {
  expect(stepGap(siblings, at(1), -1)).toBeNull()
  expect(stepGap(siblings, at(4), 1)).toBeNull()
  expect(stepGap(siblings, at(3), -1)).toBeNull()
})

test('in a container all stand in one row', () => {
  expect(stepGap(siblings, at(4, false), -1)).toBe(3)
  expect(stepGap(siblings, at(0, false), -1)).toBeNull()
  expect(stepGap(siblings, { first: 1, last: 2, isOnScreen: false }, 1)).toBe(4)
})
