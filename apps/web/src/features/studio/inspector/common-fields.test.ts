import { makeNode } from '@kwiq/testing'
import { expect, test } from 'vitest'
import { commonSections, commonValue } from './common-fields.ts'

const names = (types: string[]) =>
  commonSections(types.map((type, at) => makeNode(`${type}-${at}`, type))).flatMap(({ fields }) =>
    fields.map(({ name }) => name),
  )

test('components of one type share all their properties, of different types what both have', () => {
  expect(names(['button', 'button'])).toEqual(names(['button']))
  expect(names(['button', 'image'])).toContain('action')
  expect(names(['button', 'image'])).not.toContain('icon')
})

test('properties of one name but different choices are not shared', () => {
  // Both have a variant, each with kinds of its own.
  expect(names(['button', 'text'])).not.toContain('variant')
})

test('a component of an unknown type shares nothing', () => {
  expect(names(['button', 'hologram'])).toEqual([])
})

test('an absent property counts as its default, others are mixed', () => {
  const size = commonSections([makeNode('a', 'button')])
    .flatMap(({ fields }) => fields)
    .find(({ name }) => name === 'size')
  if (!size) throw new Error('size expected')
  const plain = makeNode('a', 'button')
  const medium = makeNode('b', 'button', { properties: { size: 'medium' } })
  const large = makeNode('c', 'button', { properties: { size: 'large' } })
  expect(commonValue([plain, medium], size).isMixed).toBe(false)
  expect(commonValue([plain, large], size).isMixed).toBe(true)
})
