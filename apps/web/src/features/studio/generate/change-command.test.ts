import { applyCommand, diffDocuments, emptyDocument } from '@kwiq/app-model'
import { expect, test } from 'vitest'
import { applyChanges } from './change-command.ts'

const text = (id: string, label: string) => ({ id, type: 'text', label, properties: {} })

function startAndProposal() {
  const empty = emptyDocument({ name: 'App' })
  const place = { screenId: 'home', parentId: null, index: 0 }
  const before = applyCommand(empty, { type: 'add-component', place, node: text('text-1', 'Hello') }).document
  const renamed = applyCommand(before, { type: 'rename-component', id: 'text-1', label: 'Welcome' }).document
  const added = applyCommand(renamed, {
    type: 'add-component',
    place: { ...place, index: 1 },
    node: text('text-2', 'New'),
  }).document
  const proposal = applyCommand(added, { type: 'set-theme', set: { preset: 'warm' } }).document
  return { before, proposal, changes: diffDocuments(before, proposal) }
}

test('with every change accepted it is the proposal itself', () => {
  const { before, proposal, changes } = startAndProposal()
  expect(changes).toHaveLength(3)
  expect(applyChanges(before, proposal, changes, changes)).toBe(proposal)
})

test('with some accepted only those happen', () => {
  const { before, proposal, changes } = startAndProposal()
  const accepted = changes.filter((change) => change.kind === 'component-added')
  const result = applyChanges(before, proposal, changes, accepted)
  expect(result.screens[0]?.components.map((node) => node.label)).toEqual(['Hello', 'New'])
  expect(result.app.theme.preset).toBe('clean')
})

test('with none accepted nothing changes', () => {
  const { before, proposal, changes } = startAndProposal()
  expect(applyChanges(before, proposal, changes, [])).toBe(before)
})

test('each kind of change, accepted alone with the others of its kind, leads to the proposal', () => {
  const { before, proposal, changes } = startAndProposal()
  const kinds = [...new Set(changes.map((change) => change.kind))]
  let current = before
  for (const kind of kinds) {
    const accepted = changes.filter((change) => change.kind === kind)
    current = applyChanges(current, proposal, changes, accepted)
  }
  expect(current).toEqual(proposal)
})
