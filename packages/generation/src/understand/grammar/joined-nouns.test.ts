import { expect, it } from 'vitest'
import { understand } from '../understand.ts'
import { takeJoinedNouns } from './joined-nouns.ts'

const labelsOf = (text: string) =>
  understand(text).phrases.map(({ verb, label, text: said }) => label ?? (verb ? `${verb} ${said}` : said))

it('keeps nouns with strokes between them under one name', () => {
  const said = labelsOf(
    'An app for shepherds. Shepherds can track the flock/dogs. Shepherds can count lambs.',
  )
  expect(said).toContain('track flock/dogs')
  expect(said).not.toContain('dogs')
})

it('makes one search of all that is looked for', () => {
  const said = labelsOf('Pupils can search for terms/phrases/idioms. Pupils can save a lesson.')
  expect(said).toContain('search terms/phrases/idioms')
  expect(said).not.toContain('idioms')
})

it.each([
  'Pupils can start/stop a round.',
  'Weigh glass/metal bags.',
  'An app for parents/teachers.',
  'Answer yes/no.',
  'Undo/redo a stroke.',
  'Shown on/off (day/night).',
])('leaves alone: %s', (text) => {
  expect(takeJoinedNouns(text)).toEqual({ rest: text, joins: [], phrases: [] })
})
