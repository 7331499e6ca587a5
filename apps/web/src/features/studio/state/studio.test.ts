import { type AppDocument, applyCommand, emptyDocument } from '@kwiq/app-model'
import { expect, test } from 'vitest'
import { choosePlace } from '../edits/choose-place.ts'
import { addComponent, renameComponent } from '../edits/component-edits.ts'
import { addScreen, removeScreen } from '../edits/screen-edits.ts'
import { duplicateSelected, moveSelectedBy, removeSelected } from '../edits/several-edits.ts'
import { texts } from '../texts.ts'
import type { SaveAnswer, SaveRequest } from './save-queue.ts'
import { stepHistory } from './step-history.ts'
import { createStudio } from './studio.ts'

// Revealing waits for the next frame of a page; here there is none.
globalThis.requestAnimationFrame = () => 0

function setUp(document: AppDocument = emptyDocument({ name: 'App' })) {
  const toasts: string[] = []
  const sent: { request: SaveRequest; answer: (answer: SaveAnswer) => void }[] = []
  let time = 1_000
  const studio = createStudio({
    projectId: 'p',
    document,
    etag: 'e1',
    now: () => (time += 5_000),
    wait: () => () => {},
    send: (request) => new Promise((answer) => sent.push({ request, answer })),
    toast: ({ title, description }) => toasts.push(`${title}: ${description}`),
    announce: () => {},
    onDropped: () => toasts.push('dropped'),
    onRefused: (message, failure) => toasts.push(`${failure}: ${message}`),
  })
  const labels = () => studio.document.getDocument().screens[0]?.components.map((node) => node.label)
  return { studio, toasts, sent, labels }
}

test('a component added by a click goes to the end, after the selection, or into the selected container', () => {
  const { studio, labels } = setUp()
  addComponent(studio, 'header')
  studio.selection.select(null)
  addComponent(studio, 'button')
  expect(labels()).toEqual(['Header', 'Button'])
  studio.selection.select(studio.document.getDocument().screens[0]?.components[0]?.id ?? null)
  addComponent(studio, 'container')
  expect(labels()).toEqual(['Header', 'Container', 'Button'])
  addComponent(studio, 'text')
  const text = studio.selection.getSelectedId()
  expect(text === null ? null : studio.document.placeOf(text)).toMatchObject({ index: 0 })
  expect(studio.document.getDocument().screens[0]?.components[1]?.children?.map((node) => node.type)).toEqual(
    ['text'],
  )
})

test('a new component has an id of its type plus a timestamp, and empty properties', () => {
  const { studio } = setUp()
  addComponent(studio, 'chart')
  const node = studio.document.getDocument().screens[0]?.components[0]
  expect(node?.id).toMatch(/^chart-\d+$/)
  expect(node?.properties).toEqual({})
})

test('banners and features draw no children, so nothing is put into them', () => {
  const document = emptyDocument({ name: 'App' })
  const banner = {
    id: 'container-1',
    type: 'container',
    label: '',
    properties: { variant: 'banner' },
    children: [],
  }
  const place = { screenId: 'home', parentId: null, index: 0 }
  const { studio } = setUp(applyCommand(document, { type: 'add-component', place, node: banner }).document)
  expect(choosePlace(studio.document, 'home', 'container-1')).toEqual({ ...place, index: 1 })
})

test('what needs the width goes after the row, what is narrow into it', () => {
  const child = { id: 'text-1', type: 'text', label: 'One', properties: {} }
  const row = { id: 'stack-1', type: 'stack', label: '', properties: { direction: 'row' }, children: [child] }
  const place = { screenId: 'home', parentId: null, index: 0 }
  const { studio } = setUp(
    applyCommand(emptyDocument({ name: 'App' }), { type: 'add-component', place, node: row }).document,
  )
  expect(choosePlace(studio.document, 'home', 'text-1', 'list')).toEqual({ ...place, index: 1 })
  expect(choosePlace(studio.document, 'home', 'text-1', 'button')).toMatchObject({
    parentId: 'stack-1',
    index: 1,
  })
})

test('deleting deselects, and undo and redo bring it back and away', () => {
  const { studio, labels, toasts } = setUp()
  addComponent(studio, 'text')
  removeSelected(studio)
  expect(labels()).toEqual([])
  expect(studio.selection.getSelectedId()).toBeNull()
  stepHistory(studio, 'undo')
  expect(labels()).toEqual(['Text'])
  stepHistory(studio, 'redo')
  expect(labels()).toEqual([])
  stepHistory(studio, 'redo')
  expect(toasts).toEqual([`${texts.nothingToRedo.title}: ${texts.nothingToRedo.description}`])
})

test('undo takes back only the own edit when someone else has edited meanwhile', async () => {
  const { studio, sent, labels } = setUp()
  addComponent(studio, 'text')
  const theirs = applyCommand(emptyDocument({ name: 'App' }), {
    type: 'set-app-info',
    set: { name: 'Theirs' },
  })
  const settled = studio.save.settle()
  sent[0]?.answer({ outcome: 'stale', etag: 'e2', document: theirs.document })
  await Promise.resolve()
  await Promise.resolve()
  sent[1]?.answer({ outcome: 'saved', etag: 'e3' })
  await settled
  expect(labels()).toEqual(['Text'])
  expect(studio.document.getDocument().app.name).toBe('Theirs')
  stepHistory(studio, 'undo')
  expect(labels()).toEqual([])
  expect(studio.document.getDocument().app.name).toBe('Theirs')
})

test('an edit that cannot be made says why and changes nothing', () => {
  const { studio, toasts } = setUp()
  removeScreen(studio, 'home')
  expect(toasts[0]).toContain('at least one screen')
  expect(studio.document.getDocument().screens).toHaveLength(1)
  expect(studio.save.hasUnsaved()).toBe(false)
})

test('moving stops at the ends, duplicating selects the copy', () => {
  const { studio, labels } = setUp()
  addComponent(studio, 'text')
  const id = studio.selection.getSelectedId() ?? ''
  renameComponent(studio, id, 'One')
  duplicateSelected(studio)
  const copy = studio.selection.getSelectedId() ?? ''
  expect(copy).not.toBe(id)
  renameComponent(studio, copy, 'Two')
  moveSelectedBy(studio, -1)
  expect(labels()).toEqual(['Two', 'One'])
  moveSelectedBy(studio, -1)
  expect(labels()).toEqual(['Two', 'One'])
})

test('a new screen is shown; when the shown screen goes, the start screen is', () => {
  const { studio } = setUp()
  addScreen(studio)
  const { screenId } = studio.view.get()
  expect(studio.document.getScreen(screenId)?.name).toBe('Screen 2')
  removeScreen(studio, screenId)
  expect(studio.view.get().screenId).toBe('home')
})

test('a refused save is told with the words of the edit', async () => {
  const { studio, sent, toasts } = setUp()
  addComponent(studio, 'text')
  const settled = studio.save.settle()
  sent[0]?.answer({ outcome: 'refused', message: 'too large' })
  await settled
  expect(toasts).toEqual([`${texts.errors.add}: too large`])
  expect(studio.saveState.get().state).toBe('refused')
})

test('while the canvas shows a proposal nothing is edited out of sight, and undo keeps its place', () => {
  const { studio, toasts, labels } = setUp()
  addComponent(studio, 'header')
  studio.shownInstead.set({ document: emptyDocument({ name: 'Proposed' }) })
  addComponent(studio, 'button')
  removeSelected(studio)
  stepHistory(studio, 'undo')
  expect(labels()).toEqual(['Header'])
  const told = `${texts.lookedAt.title}: ${texts.lookedAt.description}`
  expect(toasts).toEqual([told, told, told])
  studio.shownInstead.set({ document: null })
  stepHistory(studio, 'undo')
  expect(labels()).toEqual([])
})
