import { describe, expect, it } from 'vitest'
import { completeMention, findMentionQuery, suggestPeople } from './mention-query.ts'

const mara = { id: '1', firstName: 'Mara', lastName: 'Lind', email: 'mara@kwiq.example' }
const leo = { id: '2', firstName: 'Leo', lastName: 'Marsh', email: 'leo@kwiq.example' }
const nameless = { id: '3', firstName: null, lastName: null, email: 'x@kwiq.example' }

describe('typing a name', () => {
  it('begins at an @ that begins a word', () => {
    expect(findMentionQuery('Hello @ma', 9)).toEqual({ start: 6, words: 'ma' })
    expect(findMentionQuery('@', 1)).toEqual({ start: 0, words: '' })
    expect(findMentionQuery('mail@ma', 7)).toBeNull()
    expect(findMentionQuery('no name here', 12)).toBeNull()
  })

  it('ends with the line and after a few words', () => {
    expect(findMentionQuery('@mara\nnext', 10)).toBeNull()
    expect(findMentionQuery('@mara lind', 10)).toEqual({ start: 0, words: 'mara lind' })
    expect(findMentionQuery('@mara could you look', 20)).toBeNull()
  })
})

it('suggests by any word of the name and by email', () => {
  expect(suggestPeople([mara, leo, nameless], 'mar')).toEqual([mara, leo])
  expect(suggestPeople([mara, leo, nameless], 'x@')).toEqual([nameless])
  expect(suggestPeople([mara, leo, nameless], '')).toHaveLength(3)
})

it('puts the full name in, or the email of somebody without one', () => {
  const query = { start: 3, words: 'ma' }
  expect(completeMention('Hi @ma, look', query, mara)).toEqual({ text: 'Hi @Mara Lind, look', caret: 13 })
  expect(completeMention('@', { start: 0, words: '' }, nameless).text).toBe('@x@kwiq.example ')
})
