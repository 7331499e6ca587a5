import { makeDocument, makeNode, makeScreen } from '@kwiq/testing'
import { expect, test } from 'vitest'
import { flowLinks } from './flow-links.ts'
import { cardSize, placeScreens } from './place-screens.ts'

const to = (screenId: string) => ({ action: { kind: 'screen', screenId } })
const document = makeDocument({
  screens: [
    makeScreen('home', [
      makeNode('b', 'button', { properties: to('more') }),
      makeNode('bar', 'navbar', { properties: { items: [to('home'), to('me'), to('gone')] } }),
    ]),
    makeScreen('more', [makeNode('c', 'button', { properties: to('deep') })]),
    makeScreen('me', []),
    makeScreen('deep', [makeNode('d', 'button', { properties: to('home') })]),
    makeScreen('island', []),
  ],
})

test('links lead to other screens that are there', () => {
  expect(flowLinks(document).map(({ id, from, to: target }) => [id, from, target])).toEqual([
    ['b action', 'home', 'more'],
    ['bar items[1].action', 'home', 'me'],
    ['c action', 'more', 'deep'],
    ['d action', 'deep', 'home'],
  ])
})

test('of entries that lead to the same screen all but the first are repeats', () => {
  const list = makeNode('list', 'list', {
    properties: { items: [to('more'), to('more'), to('me'), to('more')] },
  })
  const screens = [makeScreen('home', [list]), makeScreen('more', []), makeScreen('me', [])]
  const repeats = flowLinks(makeDocument({ screens })).map(({ isRepeat }) => isRepeat)
  expect(repeats).toEqual([false, true, false, true])
})

test('screens stand by the taps that lead to them, what nothing leads to comes last', () => {
  const places = placeScreens(document, flowLinks(document))
  const column = (id: string) => Math.round((places.get(id)?.x ?? -1) / (places.get('more')?.x ?? 1))
  expect(['home', 'more', 'me', 'deep', 'island'].map(column)).toEqual([0, 1, 1, 2, 3])
})

test('no two screens overlap', () => {
  const places = [...placeScreens(document, flowLinks(document)).values()]
  for (const [at, one] of places.entries()) {
    for (const other of places.slice(at + 1)) {
      const isApart =
        Math.abs(one.x - other.x) >= cardSize.width || Math.abs(one.y - other.y) >= cardSize.height
      expect(isApart).toBe(true)
    }
  }
})
