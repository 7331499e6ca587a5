import { expect, it } from 'vitest'
import { asItReads } from './reads-well.ts'
import { storyClauses } from './story-clauses.ts'
import type { StoryPart } from './story-part.ts'

const read = (form: StoryPart['form'], label: string) =>
  asItReads({ form, label, of: '', options: [] })?.label

it('a label is no piece of a sentence', () => {
  for (const piece of [
    'Those you wait',
    'Where a larger dot means',
    'Afterwards',
    'Bins are emptied',
    'Other',
  ])
    expect(read('see', piece)).toBeUndefined()
  for (const piece of ['Go to its own page', 'Tell how often they bloom', 'Interact with'])
    expect(read('do', piece)).toBeUndefined()
})

it('words around a name are cut', () => {
  expect(read('do', 'Let me add goat')).toBe('Add goat')
  expect(read('do', 'Message other')).toBe('Message each other')
  expect(read('list', 'List of milked goats')).toBe('Milked goats')
  expect(read('value', 'Banner showing')).toBe('Banner')
  expect(read('do', 'Check in')).toBe('Check in')
  expect(read('see', 'Where you milked')).toBe('Where you milked')
})

it('what an app is for is no doing in it', () => {
  const doings = storyClauses(
    'An app to organize your herd and sell milk. User can log in/register, add a goat and see the people you follow’s goats.',
  ).map(({ verb, object }) => `${verb} ${object}`)
  expect(doings).not.toContain('organize your herd')
  expect(doings).toContain('add a goat')
  expect(doings.join('; ')).not.toMatch(/login|follow’s/)
})
