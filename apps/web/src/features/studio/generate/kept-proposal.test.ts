import { diffDocuments } from '@kwiq/app-model'
import { makeDocument, makeNode, makeScreen } from '@kwiq/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepProposal, readKeptProposal } from './kept-proposal.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

const before = makeDocument({ screens: [makeScreen('home', [makeNode('title', 'text')])] })
const layout = makeDocument({
  screens: [makeScreen('home', [makeNode('title', 'text', { label: 'Hello' })])],
})
const proposed = {
  prompt: 'Say hello',
  before,
  layout,
  changes: diffDocuments(before, layout),
  notice: null,
  unplaced: ['wave'],
}

test('a proposal is there again after a reload, for its own project, until it is decided on', () => {
  keepProposal('a', proposed)
  expect(readKeptProposal('a')).toEqual(proposed)
  expect(readKeptProposal('b')).toBeNull()
  keepProposal('a', null)
  expect(readKeptProposal('a')).toBeNull()
})

test('a proposal without changes is not kept, and takes the place of an older one', () => {
  keepProposal('a', proposed)
  keepProposal('a', { ...proposed, layout: before, changes: [] })
  expect(readKeptProposal('a')).toBeNull()
})

test('what is no proposal is left alone', () => {
  for (const text of ['', 'null', '{', '[]', '{"prompt":"x"}', '{"prompt":"x","before":{},"layout":3}']) {
    stored.set('kwiq-proposal:a', text)
    expect(readKeptProposal('a')).toBeNull()
  }
})
