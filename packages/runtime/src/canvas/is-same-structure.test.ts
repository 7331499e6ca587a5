import type { ComponentNode, Screen } from '@kwiq/app-model'
import { expect, test } from 'vitest'
import { isSameStructure } from './is-same-structure.ts'

const node = (id: string, type: string, properties = {}, label = ''): ComponentNode => ({
  id,
  type,
  label,
  properties,
})
const screen = (...components: ComponentNode[]): Screen => ({ id: 'home', name: 'Home', components })

test('new words in a component leave the structure alone', () => {
  expect(isSameStructure(screen(node('a', 'text', {}, 'One')), screen(node('a', 'text', {}, 'Two')))).toBe(
    true,
  )
})

test('an added, moved or exchanged component is another structure', () => {
  const [a, b] = [node('a', 'text'), node('b', 'button')]
  expect(isSameStructure(screen(a), screen(a, b))).toBe(false)
  expect(isSameStructure(screen(a, b), screen(b, a))).toBe(false)
  expect(isSameStructure(screen(a), screen(node('a', 'button')))).toBe(false)
})

test('a changed header is another structure, since it decides how the body lies', () => {
  expect(
    isSameStructure(screen(node('h', 'header')), screen(node('h', 'header', { variant: 'cover' }))),
  ).toBe(false)
})

test('a container that becomes a footer changes the structure', () => {
  expect(
    isSameStructure(
      screen(node('c', 'container', { variant: 'card' })),
      screen(node('c', 'container', { variant: 'footer' })),
    ),
  ).toBe(false)
})
