import { describe, expect, it } from 'vitest'
import { understand } from '../understand/understand.ts'
import { findKindred } from './kindred-archetype.ts'

const kindOf = (prompt: string) => findKindred(understand(prompt))?.id

describe('a kind of app nobody names', () => {
  it.each([
    ['Search the catalogue, reserve a book, renew it, see which branch is open and show my card', 'library'],
    ['Fabric stash, patterns with sizes, sewing projects and their progress', 'handcraft'],
    ['Naps, meals, moods and sick notes of the nursery for parents, with a daily report', 'daycare'],
  ])('is found by what is in it: %s', (prompt, kind) => expect(kindOf(prompt)).toBe(kind))

  it.each([
    'Racing pigeons: lofts, rings, race results with speed and training flights',
    'Glass rods, kiln programs, annealing times and a price per bead',
    'Something with a list and a search',
    '',
  ])('is left open where nothing is near: %s', (prompt) => expect(kindOf(prompt)).toBeUndefined())

  it('is asked of English only', () => {
    expect(kindOf('Bücher suchen, ausleihen, verlängern und den Ausweis zeigen')).toBeUndefined()
  })
})
