import { type AppDocument, applyCommand, type ComponentNode, emptyDocument } from '@kwiq/app-model'
import { expect, test } from 'vitest'
import { shareUnchanged } from './share-unchanged.ts'

const text = (id: string): ComponentNode => ({ id, type: 'text', label: id, properties: {} })
const stack = (id: string, children: ComponentNode[]): ComponentNode => ({
  ...text(id),
  type: 'stack',
  children,
})

const before: AppDocument = {
  ...emptyDocument({ name: 'A' }),
  screens: [
    { id: 'home', name: 'Home', components: [text('a'), stack('s', [text('b'), text('c')])] },
    { id: 'more', name: 'More', components: [text('d')] },
  ],
}
const copy = (document: AppDocument): AppDocument => structuredClone(document)

test('a document that is the same is the very same', () => {
  expect(shareUnchanged(before, copy(before))).toBe(before)
})

test('only what changed is new, and what holds it', () => {
  const { document } = applyCommand(before, { type: 'rename-component', id: 'b', label: 'new' })
  const shared = shareUnchanged(before, copy(document))
  expect(shared).toEqual(document)
  expect(shared.screens[1]).toBe(before.screens[1])
  expect(shared.app).toBe(before.app)
  const [a, s] = shared.screens[0]?.components ?? []
  expect(a).toBe(before.screens[0]?.components[0])
  expect(s?.children?.[1]).toBe(before.screens[0]?.components[1]?.children?.[1])
  expect(s?.children?.[0]).not.toBe(before.screens[0]?.components[1]?.children?.[0])
})

test('what was moved, removed, renamed or added comes out as it came in', () => {
  const after: AppDocument = {
    ...before,
    app: { ...before.app, description: 'other' },
    screens: [
      { id: 'more', name: 'More', components: [text('d')] },
      { id: 'home', name: 'Start', components: [stack('s', [text('c')]), text('b'), text('e')] },
    ],
  }
  const shared = shareUnchanged(before, copy(after))
  expect(shared).toEqual(after)
  expect(shared.screens[0]).toBe(before.screens[1])
})
