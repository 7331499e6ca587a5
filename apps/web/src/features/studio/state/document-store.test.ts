import type { AppDocument, ComponentNode } from '@kwiq/app-model'
import { expect, test, vi } from 'vitest'
import { nodeKey, screenKey, themeKey } from '@kwiq/runtime'
import { anyChange, createDocumentStore } from './document-store.ts'

const node = (id: string, children?: ComponentNode[]): ComponentNode => ({
  id,
  type: children ? 'stack' : 'text',
  label: id,
  properties: {},
  ...(children && { children }),
})

function twoScreens(): AppDocument {
  return {
    schemaVersion: 1,
    app: { name: 'A', description: '', icon: null, theme: { preset: 'clean' }, startScreenId: 'home' },
    screens: [
      { id: 'home', name: 'Home', components: [node('a'), node('s', [node('b'), node('c')])] },
      { id: 'more', name: 'More', components: [node('d')] },
    ],
  }
}

function withLabel(document: AppDocument, label: string): AppDocument {
  const [home, more] = document.screens
  if (!home || !more) throw new Error('two screens expected')
  const [a, ...rest] = home.components
  if (!a) throw new Error('a component expected')
  return { ...document, screens: [{ ...home, components: [{ ...a, label }, ...rest] }, more] }
}

test('only the listeners of what changed are told', () => {
  const store = createDocumentStore(twoScreens())
  const heard: string[] = []
  for (const key of [
    nodeKey('a'),
    nodeKey('b'),
    nodeKey('d'),
    screenKey('home'),
    screenKey('more'),
    themeKey,
    anyChange,
  ]) {
    store.subscribe(key, () => heard.push(key))
  }
  store.replace(withLabel(store.getDocument(), 'new'))
  expect(heard.sort()).toEqual([anyChange, nodeKey('a'), screenKey('home')])
  expect(store.getNode('a')?.label).toBe('new')
})

test('places follow the document', () => {
  const store = createDocumentStore(twoScreens())
  expect(store.placeOf('c')).toEqual({ screenId: 'home', parentId: 's', index: 1 })
  const document = store.getDocument()
  const [home, more] = document.screens
  if (!home || !more) throw new Error('two screens expected')
  store.replace({
    ...document,
    screens: [
      { ...home, components: [] },
      { ...more, components: [...home.components] },
    ],
  })
  expect(store.placeOf('c')).toEqual({ screenId: 'more', parentId: 's', index: 1 })
  expect(store.placeOf('d')).toBeUndefined()
})

test('a removed component and a removed screen tell their listeners', () => {
  const store = createDocumentStore(twoScreens())
  const gone = vi.fn()
  store.subscribe(nodeKey('d'), gone)
  store.subscribe(screenKey('more'), gone)
  const document = store.getDocument()
  store.replace({ ...document, screens: document.screens.slice(0, 1) })
  expect(gone).toHaveBeenCalledTimes(2)
  expect(store.getNode('d')).toBeUndefined()
})

test('an unsubscribed listener hears nothing', () => {
  const store = createDocumentStore(twoScreens())
  const listener = vi.fn()
  store.subscribe(nodeKey('a'), listener)()
  store.replace(withLabel(store.getDocument(), 'new'))
  expect(listener).not.toHaveBeenCalled()
})
