import { applyEdits, arbitraryDocument, arbitraryEdit } from '@kwiq/testing'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyCommand } from '../commands/apply-command.ts'
import { isEqual } from '../tree/is-equal.ts'
import { commandsBetween } from './commands-between.ts'

test('the commands lead from one to the other, and back; seldom there are none', () => {
  let asked = 0
  let answered = 0
  fc.assert(
    fc.property(arbitraryDocument(), fc.array(arbitraryEdit('a'), { maxLength: 5 }), (before, edits) => {
      const after = applyEdits(before, edits)
      for (const [from, to] of [
        [before, after],
        [after, before],
      ] as const) {
        asked += 1
        const commands = commandsBetween(from, to, 100)
        if (!commands) continue
        answered += 1
        const made = commands.reduce((document, command) => applyCommand(document, command).document, from)
        expect(isEqual(made, to)).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
  expect(answered / asked).toBeGreaterThan(0.9)
})

test('a document that is the same needs none, and one too different has no list', () => {
  fc.assert(
    fc.property(arbitraryDocument(), (document) => {
      expect(commandsBetween(document, structuredClone(document), 5)).toEqual([])
      const other = { ...document, app: { ...document.app, name: `${document.app.name} anew` } }
      expect(commandsBetween(document, other, 1)).toHaveLength(1)
      expect(commandsBetween(document, other, 0)).toBeNull()
    }),
    { numRuns: 50 },
  )
})
