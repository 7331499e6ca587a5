import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { canRedo, canUndo, createHistory, type History, pushSnapshot, redo, undo } from './history.ts'

function historyOf(...snapshots: string[]): History<string> {
  return snapshots.reduce(pushSnapshot<string>, createHistory<string>())
}

test('undo goes back and redo forward again', () => {
  const history = historyOf('a', 'b', 'c')
  const back = undo(history)
  expect(back?.snapshot).toBe('b')
  expect(back && redo(back.history)?.snapshot).toBe('c')
})

test('there is nothing to undo at the start and nothing to redo at the end', () => {
  const history = historyOf('a', 'b')
  expect(canRedo(history)).toBe(false)
  expect(redo(history)).toBeUndefined()
  const start = undo(history)
  expect(start && canUndo(start.history)).toBe(false)
  expect(start && undo(start.history)).toBeUndefined()
  expect(undo(createHistory())).toBeUndefined()
})

test('a new snapshot after undo takes the place of what could be redone', () => {
  const back = undo(historyOf('a', 'b', 'c'))
  const history = back && pushSnapshot(back.history, 'd')
  expect(history?.snapshots).toEqual(['a', 'b', 'd'])
  expect(history && canRedo(history)).toBe(false)
})

test('the oldest snapshot is dropped past 50', () => {
  const history = historyOf(...Array.from({ length: 51 }, (_, index) => `${index}`))
  expect(history.snapshots).toHaveLength(50)
  expect(history.snapshots[0]).toBe('1')
  expect(history.pointer).toBe(49)
})

test('the shown snapshot pushed again changes nothing', () => {
  const history = historyOf('a', 'b')
  expect(pushSnapshot(history, 'b')).toBe(history)
})

test('whatever is done, there are at most 50 snapshots and the pointer is on one', () => {
  const step = fc.oneof(fc.constantFrom<'undo' | 'redo'>('undo', 'redo'), fc.nat())
  fc.assert(
    fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
      let history = createHistory<number>(-1)
      for (const at of steps) {
        if (at === 'undo') history = undo(history)?.history ?? history
        else if (at === 'redo') history = redo(history)?.history ?? history
        else history = pushSnapshot(history, at)
        expect(history.snapshots.length).toBeLessThanOrEqual(50)
        expect(history.snapshots[history.pointer]).toBeDefined()
      }
    }),
  )
})
