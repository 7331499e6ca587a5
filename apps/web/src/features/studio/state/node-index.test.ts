import { type AppDocument, collectNodeIds, walkNodes } from '@kwiq/app-model'
import { applyEdits, arbitraryDocument, arbitraryEdit } from '@kwiq/testing'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createNodeIndex, type NodeIndex } from './node-index.ts'

const edits = fc.array(arbitraryEdit('a'), { minLength: 1, maxLength: 5 })

/** What an index says of every component of a document. */
const said = (index: NodeIndex, document: AppDocument) =>
  [...walkNodes(document)].map(({ node }) => index.get(node.id))

test('what is followed step by step is as indexed anew, and only what changed is named', () => {
  fc.assert(
    fc.property(arbitraryDocument(), fc.array(edits, { maxLength: 4 }), (initial, rounds) => {
      const index = createNodeIndex(initial)
      let before = initial
      for (const round of rounds) {
        const after = applyEdits(before, round)
        const earlier = new Map([...walkNodes(before)].map(({ node }) => [node.id, node]))
        const later = new Map([...walkNodes(after)].map(({ node }) => [node.id, node]))
        const changed = index.follow(before, after)
        expect(said(index, after)).toEqual(said(createNodeIndex(after), after))
        for (const id of collectNodeIds(before)) if (!later.has(id)) expect(index.get(id)).toBeUndefined()
        for (const id of new Set([...earlier.keys(), ...later.keys()]))
          expect(changed.has(id), id).toBe(earlier.get(id) !== later.get(id))
        before = after
      }
    }),
    { numRuns: 300 },
  )
})
