import { type AppDocument, type ComponentNode, emptyDocument } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { canRestoreNode, canRestoreScreen, listChangedScreens, listChanges } from './changed-parts.ts'

const button = (id: string, label: string): ComponentNode => ({ id, type: 'button', label, properties: {} })

function app(screens: Record<string, ComponentNode[]>, preset = 'clean'): AppDocument {
  const document = emptyDocument({ name: 'Shop' })
  return {
    ...document,
    app: { ...document.app, theme: { preset } },
    screens: Object.entries(screens).map(([id, components]) => ({ id, name: id, components })),
  }
}

const before = app({ home: [button('a', 'A')], about: [], old: [] })
const after = app({ home: [button('a', 'B')], about: [], fresh: [button('n', 'N')] })

describe('what a version changed', () => {
  it('is told by screen', () => {
    expect(listChangedScreens(before, after)).toEqual([
      { id: 'home', name: 'home', kind: 'changed' },
      { id: 'fresh', name: 'fresh', kind: 'added' },
      { id: 'old', name: 'old', kind: 'removed' },
    ])
    expect(listChangedScreens(before, before)).toEqual([])
  })

  it('is every screen when the theme changed', () => {
    expect(
      listChangedScreens(before, app({ home: [button('a', 'A')], about: [], old: [] }, 'bold')),
    ).toHaveLength(3)
  })

  it('names the components', () => {
    expect(listChanges(before, after).map(({ nodeId }) => nodeId)).toContain('a')
  })
})

it('what can be restored is what the app does not have as it was', () => {
  expect(canRestoreScreen(before, after, 'home')).toBe(true)
  expect(canRestoreScreen(before, after, 'about')).toBe(false)
  expect(canRestoreScreen(before, after, 'old')).toBe(true)
  expect(canRestoreScreen(before, after, 'fresh')).toBe(false)
  expect(canRestoreNode(before, after, 'a')).toBe(true)
  expect(canRestoreNode(after, after, 'a')).toBe(false)
  expect(canRestoreNode(before, after, 'n')).toBe(false)
})
