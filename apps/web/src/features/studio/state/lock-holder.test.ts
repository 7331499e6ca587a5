import { type AppDocument, emptyDocument, findLockOf } from '@kwiq/app-model'
import { applyEdits, arbitraryDocument, arbitraryEdit } from '@kwiq/testing'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDocumentStore } from './document-store.ts'
import { lockHolderOf } from './lock-holder.ts'

const text = { id: 'text-1', type: 'text', label: 'A', properties: {} }
const stack = { id: 'stack-1', type: 'stack', label: 'S', properties: {}, children: [text] }

function withHome(components: AppDocument['screens'][number]['components'], isLocked?: true): AppDocument {
  const document = emptyDocument({ name: 'A' })
  return { ...document, screens: document.screens.map((screen) => ({ ...screen, components, isLocked })) }
}

test('the outermost lock holds what is inside', () => {
  const holder = (document: AppDocument) => lockHolderOf(createDocumentStore(document), 'text-1')
  expect(holder(withHome([stack]))).toBeNull()
  expect(holder(withHome([{ ...stack, isLocked: true }]))).toBe('stack-1')
  expect(holder(withHome([{ ...stack, isLocked: true, children: [{ ...text, isLocked: true }] }]))).toBe(
    'stack-1',
  )
  expect(holder(withHome([stack], true))).toBe('home')
  expect(lockHolderOf(createDocumentStore(withHome([], true)), 'home')).toBe('home')
})

test('it says what the model says, in any document', () => {
  fc.assert(
    fc.property(arbitraryDocument(), fc.array(arbitraryEdit('a'), { maxLength: 4 }), (initial, edits) => {
      const document = applyEdits(initial, edits)
      const store = createDocumentStore(document)
      for (const screen of document.screens) {
        for (const { id } of [
          screen,
          ...screen.components,
          ...screen.components.flatMap(({ children = [] }) => children),
        ]) {
          const lock = findLockOf(document, id)
          const expected = lock ? (lock.kind === 'screen' ? lock.screen.id : lock.node.id) : null
          expect(lockHolderOf(store, id)).toBe(expected)
        }
      }
    }),
    { numRuns: 100 },
  )
})
