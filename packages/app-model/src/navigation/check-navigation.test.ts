import { makeDocument, makeNode, makeScreen } from '@kwiq/testing'
import { expect, test } from 'vitest'
import { checkNavigation } from './check-navigation.ts'

const to = (screenId: string) => ({ action: { kind: 'screen', screenId } })
const button = (id: string, screenId: string) => makeNode(id, 'button', { properties: to(screenId) })
const backArrow = (id: string) => makeNode(id, 'header', { properties: { leading: { icon: 'back' } } })

test('screens that lead to each other have no problems', () => {
  const document = makeDocument({
    screens: [
      makeScreen('home', [makeNode('list', 'list', { properties: { items: [to('details')] } })]),
      makeScreen('details', [backArrow('header')]),
    ],
  })
  expect(checkNavigation(document)).toEqual([])
})

test('an app of one screen has no problems', () => {
  expect(checkNavigation(makeDocument())).toEqual([])
})

test('a screen that only an unreachable screen leads to is unreachable too', () => {
  const document = makeDocument({
    screens: [
      makeScreen('home', [button('a', 'feed')]),
      makeScreen('feed', [button('b', 'home')]),
      makeScreen('island', [button('c', 'cave')]),
      makeScreen('cave', [button('d', 'island')]),
    ],
  })
  expect(checkNavigation(document)).toEqual([
    { kind: 'unreachable-screen', screenId: 'island', message: 'No screen leads to Island.' },
    { kind: 'unreachable-screen', screenId: 'cave', message: 'No screen leads to Cave.' },
  ])
})

test('a screen that only leads to itself or outside is a dead end', () => {
  const link = makeNode('l', 'button', {
    properties: { action: { kind: 'link', href: 'https://example.com' } },
  })
  const document = makeDocument({
    screens: [makeScreen('home', [button('a', 'end')]), makeScreen('end', [button('b', 'end'), link])],
  })
  expect(checkNavigation(document)).toEqual([
    { kind: 'dead-end', screenId: 'end', message: 'Nothing leads on or back from End.' },
  ])
})

test('a way back inside nested components counts', () => {
  const back = makeNode('b', 'button', { properties: { action: { kind: 'back' } } })
  const document = makeDocument({
    screens: [
      makeScreen('home', [button('a', 'end')]),
      makeScreen('end', [makeNode('s', 'stack', { children: [back] })]),
    ],
  })
  expect(checkNavigation(document)).toEqual([])
})

test('actions to screens that are gone and links without address are named', () => {
  const bar = makeNode('bar', 'navbar', { label: 'Main', properties: { items: [{}, to('gone')] } })
  const link = makeNode('l', 'text', { label: '', properties: { action: { kind: 'link', href: '' } } })
  expect(checkNavigation(makeDocument({ screens: [makeScreen('home', [bar, link])] }))).toEqual([
    {
      kind: 'dangling-action',
      screenId: 'home',
      nodeId: 'bar',
      property: 'items[1].action',
      targetId: 'gone',
      message: "'Main' on Home leads to a screen that is not there.",
    },
    {
      kind: 'empty-link',
      screenId: 'home',
      nodeId: 'l',
      property: 'action',
      message: 'A text on Home opens a link without an address.',
    },
  ])
})
