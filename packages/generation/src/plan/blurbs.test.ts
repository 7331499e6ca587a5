import { walkComponents } from '@kwiq/app-model'
import { expect, test } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'

const plan = (prompt: string) => {
  const meant = understand(prompt)
  return planApp(meant, meant.seed)
}
const kindOf = (prompt: string) => plan(prompt).archetype.id
const labelsOf = (prompt: string) =>
  generateApp({ prompt }).document.screens.flatMap(({ components }) =>
    [...walkComponents(components)].map(({ label }) => label),
  )

test('what an app syncs with says nothing of what it is about', () => {
  expect(kindOf('Recipe box with photos that syncs via WebDAV')).toBe('recipes')
  expect(kindOf('Sync folders with a server over SFTP')).toBe('folder-sync')
})

test('what a blurb begins with is no button on the page of one thing', () => {
  const labels = labelsOf('Watch ships come and go in the harbour, with arrival times and flags')
  expect(labels).not.toContain('Watch ships')
})

test('where something is done is no row', () => {
  expect(labelsOf('Alarm that rings until you scan a code in the cellar')).not.toContain('Cellar')
})

test('a log of moods opens with how one is', () => {
  const [first] = plan('Daily mood tracker with a note and a calendar').plan.screens
  expect(first?.kind).toBe('mood')
})

test('what one person lent comes back to one person, and nobody books it', () => {
  const { archetype, plan: made } = plan('Remembers what I lent to friends and when to ask for it')
  expect(archetype.id).toBe('lent-things')
  expect(made.screens.some(({ kind }) => kind === 'slots' || kind === 'calendar')).toBe(false)
})

test('a number with thousands is one number', () => {
  expect(understand('Crossword with 12,000 clues and hints').phrases.map(({ text }) => text)).not.toContain(
    '000 clues',
  )
})
