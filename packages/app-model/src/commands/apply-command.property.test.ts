import { applyEdits, arbitraryDocument, arbitraryEdit } from '@kwiq/testing'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEqual } from '../tree/is-equal.ts'
import type { AppDocument } from '../types.ts'
import { validateDocument } from '../validation/validate-document.ts'
import { findNode, walkNodes } from '../walks/index.ts'
import { applyCommand } from './apply-command.ts'
import { CommandError } from './command-error.ts'
import type { Applied, Command } from './command.ts'
import { parseCommand } from './parse-command.ts'

function tryCommand(document: AppDocument, command: Command): Applied | undefined {
  try {
    return applyCommand(document, command)
  } catch (error) {
    if (error instanceof CommandError) return undefined
    throw error
  }
}

const situation = [
  arbitraryDocument(),
  fc.array(arbitraryEdit('a'), { maxLength: 3 }),
  arbitraryEdit('b'),
] as const

test('undo gives back the document, byte for byte', () => {
  fc.assert(
    fc.property(...situation, (start, edits, edit) => {
      const document = applyEdits(start, edits)
      const applied = tryCommand(document, edit(document))
      if (!applied) return
      const undone = applyCommand(applied.document, applied.inverse)
      expect(JSON.stringify(undone.document)).toBe(JSON.stringify(document))
      const redone = applyCommand(undone.document, undone.inverse)
      expect(JSON.stringify(redone.document)).toBe(JSON.stringify(applied.document))
    }),
    { numRuns: 500 },
  )
})

test('a batch is undone as one', () => {
  fc.assert(
    fc.property(arbitraryDocument(), fc.array(arbitraryEdit('a'), { maxLength: 6 }), (document, edits) => {
      const commands: Command[] = []
      let current = document
      for (const edit of edits) {
        const command = edit(current)
        const applied = tryCommand(current, command)
        if (!applied) continue
        commands.push(command)
        current = applied.document
      }
      const applied = applyCommand(document, { type: 'batch', commands })
      expect(applied.document).toEqual(current)
      expect(JSON.stringify(applyCommand(applied.document, applied.inverse).document)).toBe(
        JSON.stringify(document),
      )
    }),
  )
})

test('a valid document stays valid and the given one untouched', () => {
  fc.assert(
    fc.property(...situation, (start, edits, edit) => {
      const document = applyEdits(start, edits)
      const before = JSON.stringify(document)
      const applied = tryCommand(document, edit(document))
      expect(JSON.stringify(document)).toBe(before)
      if (applied) expect(validateDocument(applied.document)).toMatchObject({ ok: true })
    }),
    { numRuns: 300 },
  )
})

test('what a command does not change stays the same object', () => {
  fc.assert(
    fc.property(...situation, (start, edits, edit) => {
      const document = applyEdits(start, edits)
      const command = edit(document)
      const applied = tryCommand(document, command)
      if (!applied) return
      for (const { node } of walkNodes(applied.document)) {
        const old = findNode(document, node.id)
        // A replacement brings its own objects.
        if (old && command.type !== 'replace-component' && isEqual(old.node, node))
          expect(node).toBe(old.node)
      }
    }),
    { numRuns: 200 },
  )
})

test('a command means the same after a journey as JSON', () => {
  fc.assert(
    fc.property(...situation, (start, edits, edit) => {
      const document = applyEdits(start, edits)
      const command = edit(document)
      const applied = tryCommand(document, command)
      if (!applied) return
      const parsed = parseCommand(JSON.parse(JSON.stringify(command)))
      expect(parsed).toMatchObject({ ok: true })
      if (parsed.ok) expect(applyCommand(document, parsed.command).document).toEqual(applied.document)
    }),
  )
})
