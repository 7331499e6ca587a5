import { type AppDocument, applyCommand, type Command, emptyDocument } from '@kwiq/app-model'
import { expect, test } from 'vitest'
import type { SaveAnswer } from '../state/save-queue.ts'
import { stepHistory } from '../state/step-history.ts'
import { createStudio } from '../state/studio.ts'
import { followDocument } from './follow-document.ts'

const add = (id: string, index: number): Command => ({
  type: 'add-component',
  place: { screenId: 'home', parentId: null, index },
  node: { id, type: 'text', label: id, properties: {} },
})
const rename = (id: string, label: string): Command => ({ type: 'rename-component', id, label })
const after = (document: AppDocument, ...commands: Command[]) =>
  commands.reduce((made, command) => applyCommand(made, command).document, document)

function setUp(document = emptyDocument({ name: 'App' })) {
  const answers: ((answer: SaveAnswer) => void)[] = []
  const rings: (() => void)[] = []
  const reads: string[] = []
  const told: string[] = []
  const reading = { fails: false }
  let stored = { document, etag: '"1"' }
  const studio = createStudio({
    projectId: 'p',
    ...stored,
    now: () => 0,
    wait: (_ms, then) => {
      rings.push(then)
      return () => {}
    },
    send: () => new Promise((resolve) => answers.push(resolve)),
    toast: () => {},
    announce: () => {},
    onDropped: () => told.push('dropped'),
    onRefused: () => {},
  })
  const follower = followDocument({
    studio,
    fetchDocument: async () => {
      reads.push(stored.etag)
      const answer = reading.fails ? null : structuredClone(stored)
      await Promise.resolve()
      return answer
    },
  })
  return {
    studio,
    follower,
    answers,
    rings,
    reads,
    told,
    reading,
    store: (next: AppDocument, revision: number) => {
      stored = { document: next, etag: `"${revision}"` }
    },
    labels: () => studio.document.getDocument().screens[0]?.components.map(({ label }) => label),
    run: (command: Command) => studio.run(command, { failure: '' }),
  }
}

test('few commands are applied without reading; a gap is read', async () => {
  const { studio, follower, reads, labels, store } = setUp()
  const start = studio.document.getDocument()
  await follower.heard({ revision: 2, commands: [add('x', 0)] })
  expect(labels()).toEqual(['x'])
  expect(reads).toEqual([])
  expect(studio.save.getEtag()).toBe('"2"')
  store(after(start, add('x', 0), add('y', 1), add('z', 2)), 4)
  await follower.heard({ revision: 4, commands: [add('z', 2)] })
  expect(labels()).toEqual(['x', 'y', 'z'])
  expect(reads).toEqual(['"4"'])
})

test('news that comes while it is just done with earlier news is not missed', async () => {
  for (let turns = 0; turns < 20; turns += 1) {
    const { studio, follower, labels, store } = setUp()
    const start = studio.document.getDocument()
    store(after(start, add('x', 0)), 2)
    const first = follower.heard({ revision: 2 })
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
    store(after(start, add('x', 0), add('y', 1)), 3)
    await Promise.all([first, follower.heard({ revision: 3 })])
    expect(labels(), `after ${turns} turns`).toEqual(['x', 'y'])
  }
})

test('news of a line that is back is not missed while an earlier read still fails', async () => {
  const { studio, follower, labels, store, reading } = setUp()
  store(after(studio.document.getDocument(), add('x', 0)), 2)
  reading.fails = true
  const first = follower.heard({ revision: 2 })
  await Promise.resolve()
  await Promise.resolve()
  reading.fails = false
  await Promise.all([first, follower.heard({ revision: 2 })])
  expect(labels()).toEqual(['x'])
})

test('news of one’s own save is no news', async () => {
  const { studio, follower, answers, rings, reads, run } = setUp()
  run(add('mine', 0))
  rings[0]?.()
  const heard = follower.heard({ revision: 2 })
  answers[0]?.({ outcome: 'saved', etag: '"2"' })
  await heard
  expect(reads).toEqual([])
  expect(studio.save.getEtag()).toBe('"2"')
})

test('what waits to be saved stands on top of what others saved', async () => {
  const { studio, follower, labels, run } = setUp()
  run(add('mine', 0))
  await follower.heard({ revision: 2, commands: [add('theirs', 0)] })
  expect(labels()).toEqual(['mine', 'theirs'])
  expect(studio.save.getEtag()).toBe('"2"')
  expect(studio.save.hasUnsaved()).toBe(true)
})

test('what is put or moved somewhere stays behind what it stood behind, whatever others put above it meanwhile', async () => {
  const start = after(emptyDocument({ name: 'App' }), add('a', 0), add('b', 1), add('c', 2), add('d', 3))
  const { follower, run, labels, store, answers, rings } = setUp(start)
  run(add('new', 2))
  run({ type: 'move-component', id: 'a', to: { screenId: 'home', parentId: null, index: 4 } })
  expect(labels()).toEqual(['b', 'new', 'c', 'd', 'a'])
  const theirs = [add('x', 0), add('y', 1)]
  store(after(start, ...theirs), 2)
  await follower.heard({ revision: 2, commands: theirs })
  expect(labels()).toEqual(['x', 'y', 'b', 'new', 'c', 'd', 'a'])
  rings[0]?.()
  answers[0]?.({ outcome: 'saved', etag: '"3"' })
  await Promise.resolve()
  expect(labels()).toEqual(['x', 'y', 'b', 'new', 'c', 'd', 'a'])
})

test('undo takes back one’s own edit alone, before and after theirs', async () => {
  const { studio, follower, labels, run } = setUp()
  run(add('mine', 0))
  run(rename('mine', 'my name'))
  await follower.heard({ revision: 2, commands: [add('theirs', 0)] })
  run(add('mine too', 0))
  await follower.heard({ revision: 3, commands: [add('theirs too', 0)] })
  stepHistory(studio, 'undo')
  expect(labels()?.toSorted()).toEqual(['my name', 'theirs', 'theirs too'])
  stepHistory(studio, 'undo')
  expect(labels()?.toSorted()).toEqual(['mine', 'theirs', 'theirs too'])
  stepHistory(studio, 'undo')
  expect(labels()?.toSorted()).toEqual(['theirs', 'theirs too'])
  expect(studio.undo.canUndo()).toBe(false)
  stepHistory(studio, 'redo')
  expect(labels()?.toSorted()).toEqual(['mine', 'theirs', 'theirs too'])
})

test('undo leaves alone what somebody else has changed since', async () => {
  const start = after(emptyDocument({ name: 'App' }), add('a', 0), add('b', 1))
  const { studio, follower, answers, rings, labels, run } = setUp(start)
  run(rename('a', 'mine'))
  run(rename('b', 'mine too'))
  rings[0]?.()
  answers[0]?.({ outcome: 'saved', etag: '"2"' })
  await follower.heard({ revision: 3, commands: [rename('b', 'theirs')] })
  expect(labels()).toEqual(['mine', 'theirs'])
  stepHistory(studio, 'undo')
  expect(labels()).toEqual(['mine', 'theirs'])
  stepHistory(studio, 'undo')
  expect(labels()).toEqual(['a', 'theirs'])
})

test('undo of an edit that was not saved yet comes back to what somebody else made of the same meanwhile', async () => {
  const start = after(emptyDocument({ name: 'App' }), add('a', 0))
  const { studio, follower, answers, rings, labels, run } = setUp(start)
  for (const label of ['m', 'mi']) studio.run(rename('a', label), { failure: '', gather: 'label' })
  rings[0]?.()
  answers[0]?.({ outcome: 'saved', etag: '"2"' })
  await studio.save.whenAnswered()
  studio.run(rename('a', 'mine'), { failure: '', gather: 'label' })
  run(add('b', 1))
  await follower.heard({ revision: 3, commands: [rename('a', 'theirs'), add('x', 2)] })
  expect(labels()).toEqual(['mine', 'b', 'x'])
  stepHistory(studio, 'undo')
  expect(labels()).toEqual(['mine', 'x'])
  stepHistory(studio, 'undo')
  // The first letters were saved before theirs: typing as a whole began with the name before.
  expect(labels()).toEqual(['a', 'x'])
  stepHistory(studio, 'redo')
  expect(labels()).toEqual(['mine', 'x'])

  const other = setUp(start)
  other.run(rename('a', 'mine'))
  await other.follower.heard({ revision: 2, commands: [rename('a', 'theirs')] })
  expect(other.labels()).toEqual(['mine'])
  stepHistory(other.studio, 'undo')
  expect(other.labels()).toEqual(['theirs'])
})

test('a save whose answer was lost is neither made twice nor called a conflict', async () => {
  const { studio, follower, answers, rings, labels, told, store, run } = setUp()
  const start = studio.document.getDocument()
  run(add('a', 0))
  run(add('b', 1))
  rings[0]?.()
  answers[0]?.({ outcome: 'unreachable' })
  await studio.save.whenAnswered()
  run(add('c', 2))
  store(after(start, add('a', 0), add('b', 1), add('theirs', 2)), 3)
  await follower.heard({ revision: 3 })
  expect(labels()?.toSorted()).toEqual(['a', 'b', 'c', 'theirs'])
  expect(told).toEqual([])
  expect(studio.save.hasUnsaved()).toBe(true)
})

test('removing what somebody else removed already is no conflict; of several the others are removed', async () => {
  const start = after(emptyDocument({ name: 'App' }), add('a', 0), add('b', 1), add('c', 2))
  const { studio, follower, labels, told, run } = setUp(start)
  const remove = (id: string): Command => ({ type: 'remove-component', id })
  run({ type: 'batch', commands: [remove('a'), remove('b')] })
  await follower.heard({ revision: 2, commands: [remove('a')] })
  expect(labels()).toEqual(['c'])
  expect(told).toEqual([])
  run(rename('c', 'mine'))
  await follower.heard({ revision: 3, commands: [remove('c')] })
  expect(told).toEqual(['dropped'])
  expect(studio.save.hasUnsaved()).toBe(true)
})

test('what was restored is one step of undo, whoever tells of it first', async () => {
  for (const isToldFirst of [true, false]) {
    const start = after(emptyDocument({ name: 'App' }), add('a', 0), add('b', 1))
    const { studio, follower, labels, store, run } = setUp(start)
    const before = studio.document.getDocument()
    const restored = after(emptyDocument({ name: 'App' }), add('a', 0))
    store(restored, 2)
    if (isToldFirst) await follower.heard({ revision: 2 })
    run(add('meanwhile', 0))
    studio.takeSaved(before, structuredClone(restored), '"2"')
    expect(labels()).toEqual(['meanwhile', 'a'])
    stepHistory(studio, 'undo')
    expect(labels()).toEqual(['meanwhile', 'a', 'b'])
    stepHistory(studio, 'redo')
    expect(labels()).toEqual(['meanwhile', 'a'])
  }
})

test('a viewer changes nothing, by no way', () => {
  const { studio, labels, run } = setUp()
  run(add('mine', 0))
  studio.setRole('viewer')
  expect(run(add('more', 0))).toBe(false)
  stepHistory(studio, 'undo')
  studio.putDocument(emptyDocument({ name: 'Other' }), { failure: '' })
  expect(labels()).toEqual(['mine'])
  studio.setRole('editor')
  expect(run(add('more', 1))).toBe(true)
})
