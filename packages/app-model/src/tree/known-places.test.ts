import { arbitraryDocument, arbitraryEdit, makeDocument, makeNode, makeScreen } from '@kwiq/testing'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyCommand } from '../commands/apply-command.ts'
import { CommandError } from '../commands/command-error.ts'
import type { Command } from '../commands/command.ts'
import type { AppDocument } from '../types.ts'
import { findPath } from './known-places.ts'

/** What comes of a command, or the words with which it is refused. */
function outcome(document: AppDocument, command: Command) {
  try {
    return applyCommand(document, command)
  } catch (error) {
    if (error instanceof CommandError) return error.message
    throw error
  }
}

test('what is remembered of former documents changes no result, on whatever branch of the history', () => {
  fc.assert(
    fc.property(
      arbitraryDocument(),
      fc.array(
        fc.record({
          from: fc.nat(),
          edit: fc.integer({ min: 0, max: 9 }).chain((n) => arbitraryEdit(`e${n}`)),
        }),
        { minLength: 5, maxLength: 25 },
      ),
      (start, edits) => {
        const documents = [start]
        for (const { from, edit } of edits) {
          const document = documents[from % documents.length] ?? start
          const command = edit(document)
          const remembered = outcome(document, command)
          // A copy was never seen before.
          expect(JSON.stringify(remembered)).toBe(JSON.stringify(outcome(structuredClone(document), command)))
          if (typeof remembered !== 'string') documents.push(remembered.document)
        }
      },
    ),
    { numRuns: 200 },
  )
})

const set = (id: string): Command => ({ type: 'set-properties', id, set: { text: id } })
const idsOf = (document: AppDocument, id: string) => findPath(document, id)?.nodes.map((node) => node.id)

test('a component that was moved, removed and brought back is found where it stands in each document', () => {
  const inner = makeNode('inner', 'container', { children: [makeNode('leaf', 'text')] })
  const outer = makeNode('outer', 'container', { children: [inner] })
  const start = makeDocument({ screens: [makeScreen('home', [outer]), makeScreen('other')] })
  const warm: Command = { type: 'batch', commands: ['leaf', 'inner', 'outer', 'leaf', 'leaf'].map(set) }
  const first = applyCommand(start, warm).document
  const to = { screenId: 'other', parentId: null, index: 0 }
  const moved = applyCommand(first, { type: 'move-component', id: 'inner', to })
  const turned = applyCommand(moved.document, {
    type: 'move-component',
    id: 'outer',
    to: { ...to, parentId: 'inner' },
  })
  const removed = applyCommand(turned.document, { type: 'remove-component', id: 'inner' })
  const back = applyCommand(removed.document, removed.inverse).document
  for (let time = 0; time < 2; time += 1) {
    expect(idsOf(first, 'leaf')).toEqual(['outer', 'inner', 'leaf'])
    expect(idsOf(moved.document, 'leaf')).toEqual(['inner', 'leaf'])
    expect(idsOf(turned.document, 'outer')).toEqual(['inner', 'outer'])
    expect(idsOf(removed.document, 'outer')).toBeUndefined()
    expect(idsOf(back, 'outer')).toEqual(['inner', 'outer'])
    expect(() => applyCommand(removed.document, set('leaf'))).toThrow('There is no component')
  }
})

test.each([0, 1, 2, 3, 4, 5])('an id that came in is taken, after %i look-ups before', (lookups) => {
  const holder = makeNode('holder', 'container', { children: [] })
  let document = makeDocument({ screens: [makeScreen('home', [holder])] })
  // What comes in directly on a screen is one look-up: whether its id is free.
  for (let time = 0; time < lookups; time += 1) {
    const node = makeNode(`before-${time}`, 'text')
    const top = { screenId: 'home', parentId: null, index: 0 }
    document = applyCommand(document, { type: 'add-component', place: top, node }).document
  }
  const place = { screenId: 'home', parentId: 'holder', index: 0 }
  const add: Command = { type: 'add-component', place, node: makeNode('new', 'text') }
  const added = applyCommand(document, add).document
  expect(() => applyCommand(added, add)).toThrow('already has the id')
})
