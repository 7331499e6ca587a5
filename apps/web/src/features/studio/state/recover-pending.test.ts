import { type AppDocument, applyCommand, emptyDocument } from '@kwiq/app-model'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PendingEdits, PendingKey } from './pending-edits.ts'
import { recoverPending } from './recover-pending.ts'
import type { SaveAnswer } from './save-queue.ts'
import { createStudio } from './studio.ts'

const kept = new Map<string, PendingEdits>()
const alive = new Set<string>()

vi.mock('./pending-edits.ts', () => ({
  pendingEdits: {
    listPages: async () => [...kept.keys()],
    read: async ({ pageId }: PendingKey) => kept.get(pageId) ?? null,
    write: async ({ pageId }: PendingKey, pending: PendingEdits) => void kept.set(pageId, pending),
    remove: async ({ pageId }: PendingKey) => void kept.delete(pageId),
  },
}))
vi.mock('./page-lock.ts', () => ({
  whenPageIsGone: async ({ pageId }: PendingKey, _: AbortSignal, then: () => Promise<void>) => {
    if (!alive.has(pageId)) await then()
  },
}))
const repeatSave = vi.hoisted(() => vi.fn<typeof import('../api.ts').repeatSave>())
vi.mock('../api.ts', () => ({ repeatSave }))
const { signal } = new AbortController()

beforeEach(() => {
  repeatSave.mockReset()
  kept.clear()
  alive.clear()
})

const saved = emptyDocument({ name: 'App' })
const withText = (document: AppDocument, id: string): AppDocument =>
  applyCommand(document, {
    type: 'add-component',
    place: { screenId: 'home', parentId: null, index: 0 },
    node: { id, type: 'text', label: id, properties: {} },
  }).document

function open(role: 'owner' | 'viewer', answer: SaveAnswer = { outcome: 'saved', etag: '"2"' }) {
  const sent: AppDocument[] = []
  const toasts: string[] = []
  const studio = createStudio({
    projectId: 'p',
    document: saved,
    etag: '"1"',
    role,
    now: () => 0,
    wait: () => () => {},
    toast: ({ title }) => toasts.push(title),
    announce: () => {},
    onDropped: () => {},
    onRefused: () => {},
    send: async ({ document }) => {
      sent.push(document)
      return answer
    },
  })
  const writeOwn = vi.fn(async () => {})
  const shownIds = () => studio.document.getDocument().screens[0]?.components.map(({ id }) => id)
  return { studio, sent, toasts, writeOwn, shownIds }
}

test('what several closed pages could not save is all there, and forgotten once it is saved', async () => {
  kept.set('one', { base: saved, ours: withText(saved, 'a'), sent: null })
  kept.set('two', { base: saved, ours: withText(saved, 'b'), sent: null })
  const { studio, shownIds, sent, toasts, writeOwn } = open('owner')
  await recoverPending(studio, 'own', writeOwn, signal)
  expect(shownIds()?.toSorted()).toEqual(['a', 'b'])
  expect(sent.at(-1)).toEqual(studio.document.getDocument())
  expect(kept.size).toBe(0)
  expect(toasts).toContain('Your edits are back')
})

test('a page that lives keeps its own edits, and so does this one', async () => {
  kept.set('other', { base: saved, ours: withText(saved, 'a'), sent: null })
  kept.set('own', { base: saved, ours: withText(saved, 'b'), sent: null })
  alive.add('other')
  const { studio, writeOwn } = open('owner')
  await recoverPending(studio, 'own', writeOwn, signal)
  expect(studio.document.getDocument()).toBe(saved)
  expect([...kept.keys()]).toEqual(['other', 'own'])
})

test('while they cannot be saved they become this page’s own before they are forgotten', async () => {
  kept.set('one', { base: saved, ours: withText(saved, 'a'), sent: null })
  const { studio, shownIds, writeOwn } = open('owner', { outcome: 'unreachable' })
  writeOwn.mockImplementation(async () => expect(kept.has('one')).toBe(true))
  await recoverPending(studio, 'own', writeOwn, signal)
  expect(shownIds()).toEqual(['a'])
  expect(writeOwn).toHaveBeenCalledOnce()
  expect(kept.size).toBe(0)
})

test('somebody who may only view keeps them for later', async () => {
  kept.set('one', { base: saved, ours: withText(saved, 'a'), sent: null })
  const { studio, writeOwn } = open('viewer')
  await recoverPending(studio, 'own', writeOwn, signal)
  expect(studio.document.getDocument()).toBe(saved)
  expect(kept.size).toBe(1)
})

test('edits the server has already are forgotten without a word', async () => {
  kept.set('one', { base: emptyDocument({ name: 'Before' }), ours: saved, sent: null })
  const { studio, sent, toasts, writeOwn } = open('owner')
  await recoverPending(studio, 'own', writeOwn, signal)
  expect(sent).toEqual([])
  expect(toasts).toEqual([])
  expect(kept.size).toBe(0)
})

test('what was sent while its page was left is not put on what others made of it since', async () => {
  kept.set('one', { base: saved, ours: withText(saved, 'a'), sent: { etag: '"1"', key: 'left' } })
  repeatSave.mockResolvedValue({ outcome: 'replayed' })
  const { studio, sent, toasts, writeOwn } = open('owner')
  await recoverPending(studio, 'own', writeOwn, signal)
  expect(repeatSave).toHaveBeenCalledWith('p', withText(saved, 'a'), { etag: '"1"', key: 'left' })
  expect(studio.document.getDocument()).toBe(saved)
  expect([sent, toasts, kept.size]).toEqual([[], [], 0])
})

test('what was sent while its page was left and never arrived is sent again as it was', async () => {
  kept.set('one', { base: saved, ours: withText(saved, 'a'), sent: { etag: '"1"', key: 'left' } })
  repeatSave.mockResolvedValue({ outcome: 'saved', etag: '"2"' })
  const { studio, sent, shownIds, toasts, writeOwn } = open('owner')
  await recoverPending(studio, 'own', writeOwn, signal)
  expect([shownIds(), studio.save.getEtag(), sent]).toEqual([['a'], '"2"', []])
  expect([toasts, kept.size]).toEqual([['Your edits are back'], 0])
})

test('where somebody was quicker than it, it is put on what they made', async () => {
  kept.set('one', { base: saved, ours: withText(saved, 'a'), sent: { etag: '"0"', key: 'left' } })
  repeatSave.mockResolvedValue(null)
  const { studio, sent, shownIds, writeOwn } = open('owner')
  await recoverPending(studio, 'own', writeOwn, signal)
  expect(shownIds()).toEqual(['a'])
  expect([sent.length, kept.size]).toEqual([1, 0])
})

test('of edits that may have arrived, what somebody changed since stays changed', async () => {
  const base = withText(saved, 'a')
  const relabel = (label: string) => applyCommand(base, { type: 'rename-component', id: 'a', label }).document
  kept.set('one', { base, ours: withText(relabel('Mine'), 'b'), sent: 'unknown' })
  const { studio, shownIds, writeOwn } = open('owner')
  studio.putDocument(relabel('Theirs'), { failure: '' })
  await studio.save.settle()
  await recoverPending(studio, 'own', writeOwn, signal)
  expect(studio.document.getNode('a')?.label).toBe('Theirs')
  expect(shownIds()).toEqual(['b', 'a'])
  expect(repeatSave).not.toHaveBeenCalled()
})
