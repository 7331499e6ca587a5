import { makeDocument, makeNode, makeScreen } from '@kwiq/testing'
import { expect, test } from 'vitest'
import { placesOf } from './places-of.ts'

const document = makeDocument({
  screens: [
    makeScreen('home', [makeNode('box', 'stack', { children: [makeNode('deep')] })]),
    makeScreen('more', [makeNode('other')]),
  ],
})

test('tells the screens of a feature in the order of the app, and what is left of it', () => {
  const { screens, ids } = placesOf(document, ['other', 'deep', 'gone'])
  expect(screens.map(({ id }) => id)).toEqual(['home', 'more'])
  expect(ids).toEqual(['other', 'deep'])
})

test('of what is gone nothing is told', () => {
  expect(placesOf(document, ['gone'])).toEqual({ screens: [], ids: [] })
})
