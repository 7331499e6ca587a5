import { applyEdits, arbitraryDocument, arbitraryEdit } from '@kwiq/testing'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeChange } from './describe-changes.ts'
import { diffDocuments } from './diff-documents.ts'

// Whether a holder has an empty list or none is nothing people see.
const bare = (text: string) => text.replaceAll(',"children":[]', '')

test('equal documents have no differences', () => {
  fc.assert(
    fc.property(arbitraryDocument(), (document) => {
      expect(diffDocuments(document, structuredClone(document))).toEqual([])
    }),
  )
})

test('different documents have some, each of which can be said', () => {
  fc.assert(
    fc.property(arbitraryDocument(), fc.array(arbitraryEdit('a'), { maxLength: 4 }), (before, edits) => {
      const after = applyEdits(before, edits)
      const changes = diffDocuments(before, after)
      const isSame = bare(JSON.stringify(before)) === bare(JSON.stringify(after))
      if (!isSame) expect(changes.length).toBeGreaterThan(0)
      for (const change of changes)
        expect(describeChange(change)).toMatch(/^(Added|Removed|Moved|Renamed|Changed|Made|Locked|Unlocked) /)
    }),
    { numRuns: 300 },
  )
})
