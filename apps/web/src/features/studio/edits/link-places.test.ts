import { applyCommand, readAction } from '@kwiq/app-model'
import { makeDocument, makeNode, makeScreen } from '@kwiq/testing'
import { expect, test } from 'vitest'
import { linkPlaces, setActionCommand } from './link-places.ts'
import { putAtPath, splitPath } from './put-at-path.ts'

test('buttons, items and the ends of a header can lead somewhere, text fields cannot', () => {
  const places = linkPlaces([
    makeNode('h', 'header', { label: 'Home', properties: { leading: { icon: 'menu' } } }),
    makeNode('s', 'stack', { children: [makeNode('b', 'button', { label: 'Save' })] }),
    makeNode('n', 'navbar', { label: 'Main' }),
    makeNode('i', 'input'),
  ])
  expect(places.map(({ nodeId, property }) => `${nodeId} ${property}`)).toEqual([
    'h leading.action',
    'b action',
    'n items[0].action',
    'n items[1].action',
    'n items[2].action',
  ])
  expect(places[1]?.label).toBe("Button 'Save'")
  expect(places[2]?.label).toBe("Navbar 'Main': Home")
})

test('an action on an item of the catalogue writes the items down and keeps the others', () => {
  const bar = makeNode('n', 'navbar')
  const document = makeDocument({ screens: [makeScreen('home', [bar])] })
  const command = setActionCommand(bar, 'items[1].action', { kind: 'screen', screenId: 'home' })
  const items = applyCommand(document, command).document.screens[0]?.components[0]?.properties.items
  expect(items).toMatchObject([
    { title: 'Home' },
    { title: 'Search', action: { kind: 'screen', screenId: 'home' } },
    { title: 'Profile' },
  ])
})

test('an action is taken away where it stands', () => {
  const action = { kind: 'back' as const }
  const list = makeNode('l', 'list', { properties: { items: [{ title: 'One', action }, { title: 'Two' }] } })
  const document = makeDocument({ screens: [makeScreen('home', [list])] })
  const applied = applyCommand(document, setActionCommand(list, 'items[0].action', undefined))
  expect(applied.document.screens[0]?.components[0]?.properties.items).toEqual([
    { title: 'One' },
    { title: 'Two' },
  ])
  expect(readAction(list.properties.items)).toBeUndefined()
})

test('paths are read as they are written', () => {
  expect(splitPath('items[2].action')).toEqual({ name: 'items', inside: '[2].action' })
  expect(splitPath('leading.action')).toEqual({ name: 'leading', inside: 'action' })
  expect(splitPath('action')).toEqual({ name: 'action', inside: '' })
  expect(putAtPath([{ a: 1 }, { a: 2 }], '[1].a', 3)).toEqual([{ a: 1 }, { a: 3 }])
  expect(putAtPath({ a: { b: 1, c: 2 } }, 'a.b', undefined)).toEqual({ a: { c: 2 } })
})
