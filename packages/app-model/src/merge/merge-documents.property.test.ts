import { applyEdits, arbitraryDocument, arbitraryEdit } from '@kwiq/testing'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AppDocument } from '../types.ts'
import { validateDocument } from '../validation/validate-document.ts'
import { collectNodeIds, findNode, walkNodes } from '../walks/index.ts'
import { mergeDocuments } from './merge-documents.ts'

const edits = (tag: string) => fc.array(arbitraryEdit(tag), { minLength: 1, maxLength: 6 })

const sides = fc
  .record({ base: arbitraryDocument(), ours: edits('a'), theirs: edits('b') })
  .map(({ base, ours, theirs }) => ({ base, ours: applyEdits(base, ours), theirs: applyEdits(base, theirs) }))

const copy = (document: AppDocument): AppDocument => structuredClone(document)

const check = (
  property: (documents: { base: AppDocument; ours: AppDocument; theirs: AppDocument }) => void,
) => fc.assert(fc.property(sides, property), { numRuns: 400 })

test('when only one side changed, the result is that side, byte for byte', () => {
  check(({ base, ours }) => {
    const ourOnly = mergeDocuments(base, ours, copy(base))
    expect(JSON.stringify(ourOnly.document)).toBe(JSON.stringify(ours))
    expect(ourOnly.conflicts).toEqual([])
    const theirOnly = mergeDocuments(base, copy(base), ours)
    expect(theirOnly.document).toEqual(ours)
    expect(theirOnly.conflicts).toEqual([])
  })
})

test('when both sides did the same, the result is that', () => {
  check(({ base, ours }) => {
    const { document, conflicts } = mergeDocuments(base, ours, copy(ours))
    expect(document).toEqual(ours)
    expect(conflicts).toEqual([])
  })
})

test('the result is valid: no id twice, no circle, nothing too deep', () => {
  check(({ base, ours, theirs }) => {
    expect(validateDocument(mergeDocuments(base, ours, theirs).document)).toMatchObject({ ok: true })
  })
})

test('everything either side added is in it', () => {
  check(({ base, ours, theirs }) => {
    const before = collectNodeIds(base)
    const merged = collectNodeIds(mergeDocuments(base, ours, theirs).document)
    for (const side of [ours, theirs]) {
      for (const id of collectNodeIds(side)) if (!before.has(id)) expect(merged).toContain(id)
      for (const { id } of side.screens) {
        if (base.screens.some((screen) => screen.id === id)) continue
        expect(mergeDocuments(base, ours, theirs).document.screens.map((screen) => screen.id)).toContain(id)
      }
    }
  })
})

test('everything both sides still have is in it', () => {
  check(({ base, ours, theirs }) => {
    const merged = collectNodeIds(mergeDocuments(base, ours, theirs).document)
    const inTheirs = collectNodeIds(theirs)
    for (const id of collectNodeIds(ours)) if (inTheirs.has(id)) expect(merged).toContain(id)
  })
})

test('both orders of the sides give the same components, and the same values where nobody had to give way', () => {
  check(({ base, ours, theirs }) => {
    const one = mergeDocuments(base, ours, theirs)
    const other = mergeDocuments(base, theirs, ours)
    // Each side removed the screens the other left: one of them has to give way.
    const isLastScreen = !base.screens.some(
      ({ id }) =>
        one.document.screens.some((s) => s.id === id) && other.document.screens.some((s) => s.id === id),
    )
    if (isLastScreen) return
    expect([...collectNodeIds(one.document)].toSorted()).toEqual(
      [...collectNodeIds(other.document)].toSorted(),
    )
    const disputed = new Set(
      one.conflicts.map(({ subject, id, key }) => `${subject} ${id} ${key.split('.')[0]}`),
    )
    for (const { node } of walkNodes(one.document)) {
      const twin = findNode(other.document, node.id)?.node
      for (const key of ['type', 'label', 'properties'] as const) {
        if (!disputed.has(`component ${node.id} ${key}`) && !disputed.has(`component ${node.id} type`)) {
          expect(node[key]).toEqual(twin?.[key])
        }
      }
    }
  })
})

test('merging the result with a side again changes nothing', () => {
  check(({ base, ours, theirs }) => {
    const { document } = mergeDocuments(base, ours, theirs)
    expect(mergeDocuments(ours, document, copy(ours)).document).toEqual(document)
  })
})
