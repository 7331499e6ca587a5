import {
  applyEdits,
  arbitraryDocument,
  arbitraryEdit,
  makeDocument,
  makeNode,
  makeScreen,
} from '@kwiq/testing'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AppDocument, ComponentNode } from '../types.ts'
import { validateDocument } from '../validation/validate-document.ts'
import { applyChanges } from './apply-changes.ts'
import { diffDocuments } from './diff-documents.ts'

const pairs = fc
  .record({ before: arbitraryDocument(), edits: fc.array(arbitraryEdit('a'), { maxLength: 8 }) })
  .map(({ before, edits }) => ({ before, after: applyEdits(before, edits) }))

/** Without empty lists and objects that draw as if they were not there. */
function bare(document: AppDocument): unknown {
  const bareNode = ({ children = [], ...node }: ComponentNode): unknown => ({
    ...node,
    children: children.map(bareNode),
  })
  const screens = document.screens.map(({ components, properties = {}, ...screen }) => ({
    ...screen,
    properties,
    components: components.map(bareNode),
  }))
  return { ...document, screens }
}

test('all changes together lead to the newer document', () => {
  fc.assert(
    fc.property(pairs, ({ before, after }) => {
      const { document, dropped } = applyChanges(before, after, diffDocuments(before, after))
      expect(dropped).toEqual([])
      expect(bare(document)).toEqual(bare(after))
    }),
    { numRuns: 500 },
  )
})

test('none of them leave the older one as it is', () => {
  fc.assert(
    fc.property(pairs, ({ before, after }) => {
      expect(applyChanges(before, after, []).document).toBe(before)
    }),
  )
})

test('any choice of them gives a valid document', () => {
  fc.assert(
    fc.property(
      pairs,
      fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
      ({ before, after }, choice) => {
        const accepted = diffDocuments(before, after).filter((_, index) => choice[index % choice.length])
        expect(validateDocument(applyChanges(before, after, accepted).document)).toMatchObject({ ok: true })
      },
    ),
    { numRuns: 300 },
  )
})

test('a change that needs one left out is dropped', () => {
  const before = makeDocument({ screens: [makeScreen('home', [makeNode('save', 'button')])] })
  const stack = makeNode('new', 'stack', { children: [makeNode('save', 'button', { label: 'Store' })] })
  const after = makeDocument({ screens: [makeScreen('home', [stack])] })
  const accepted = diffDocuments(before, after).filter(({ kind }) => kind !== 'component-added')
  const { document, dropped } = applyChanges(before, after, accepted)
  expect(document.screens[0]?.components).toEqual([makeNode('save', 'button', { label: 'Store' })])
  expect(dropped.map(({ kind }) => kind)).toEqual(['component-moved'])
})
