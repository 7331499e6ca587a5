import { describe, expect, it } from 'vitest'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'
import { linesOf, namesOf } from './short.test-helper.ts'

const kindOf = (prompt: string) => planApp(understand(prompt), 1).archetype.id

describe('what one draws, drills, looks over, sells on, types out or logs', () => {
  it.each([
    ['Oracle cards: draw one each morning, upright or reversed, with a line in a journal', 'gadget'],
    ['Declension drill for Old Norse, the forms I get wrong come again', 'item-trainer'],
    ['Snagging lists for new terraced houses with photos, severity and a signature', 'condition-report'],
    ['I flip old radios: what I paid, what they sold for, fees, profit per item', 'flip-book'],
    ['Transcribe old letters of our archive, words nobody can read are marked', 'photo-transcripts'],
    ['Ham radio log with callsign, band and report', 'radio-log'],
  ])('is of its kind: %s', (prompt, kind) => {
    expect(kindOf(prompt)).toBe(kind)
  })

  it('has content of its own', () => {
    expect(linesOf('Fingerspelling trainer with a clip for each letter')).toMatch(
      /[Ff]inger (?:alphabet|up)|Letter T/,
    )
    expect(linesOf('Marine survey reports of boats before sale')).toMatch(/Northern Light/)
    expect(namesOf('Tarot: a card of the day and a journal')).toEqual(
      expect.arrayContaining(['Draw', 'Journal']),
    )
  })
})

describe('a known app for something else', () => {
  it.each([
    ['Strava for kite buggies: log a session, cheer friends', 'activity-log'],
    ['Letterboxd for mustard: log each jar, rate it, follow others', 'rated-diary'],
    ['Uber for hedge trimming, where owners see the van on a map', 'home-services'],
    ['Strava for trail runners', 'running'],
    ['Letterboxd for silent films', 'movies'],
  ])('is its kind with other things: %s', (prompt, kind) => {
    expect(kindOf(prompt)).toBe(kind)
  })
})

it('nothing is ordered where a menu is only looked at', () => {
  const names = namesOf(
    'I want an app where people can see on a map where my crêpe van is and what hours it is open. Also the menu with prices.',
  )
  expect(names).not.toContain('Order')
})

it('whoever walks dogs for others keeps them in a book', () => {
  const prompt =
    'I walk dogs for a dozen families. I want an app where I have every dog with a photo and the door code, and I check in and out.'
  expect(kindOf(prompt)).toBe('client-book')
  expect(linesOf(prompt)).toMatch(/Door code/)
})
