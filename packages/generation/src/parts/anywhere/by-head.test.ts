import { expect, it } from 'vitest'
import { namesOf, textOf } from '../../plan/short.test-helper.ts'

it.each([
  [
    'Choir Rehearsal App: singers listen to their voice part. Features could include part recordings.',
    'Part recordings',
  ],
  ['An app that reminds you to stand up, with guided exercises and a daily goal', 'Guided exercises'],
  [
    'Beekeeping Platform: record hive inspections. Features could include hive mentorship.',
    'Hive mentorship',
  ],
  ['Offline first-aid manual with step-by-step instructions', 'Instructions'],
])('a feature nobody knows by its whole name is known by its last word: %s', (prompt, screen) => {
  expect(namesOf(prompt)).toContain(screen)
})

it('what such a part holds are things of the app', () => {
  const prompt = 'DIY Planning App: users plan DIY projects. Features could include project templates.'
  expect(textOf(prompt, 'Templates')).toMatch(/Like “[^{}”]+”/)
})

it('what somebody does is no such part', () => {
  expect(namesOf('Bee App: keepers record hive inspections').join()).not.toContain('Recordings')
})
