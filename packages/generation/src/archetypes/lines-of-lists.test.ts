import { describe, expect, it } from 'vitest'
import { allOf, kindOf, namesOf } from '../plan/short.test-helper.ts'

describe('kinds of app that one line of a list names', () => {
  it.each([
    ['Contact diary of the people I have been with, only on my phone', 'contact-diary', 'Choir, 14 people'],
    ['Weather journal: I write down sky, frost and rain of each day', 'weather-diary', 'Tue 17 Nov, clear'],
    ['Whose name day is today, with reminders for my aunts', 'namedays', 'Cecilia'],
    ['How much caffeine is left in my blood tonight', 'caffeine-log', 'Green tea'],
    ['Open mic night: sign up at the door, the host calls who is next', 'open-mic', 'Lea Brandt'],
    ['Core returns of our garage by supplier', 'part-returns', 'Alternator, reman'],
    ['Where did I put my keys? A photo each time I lay them down', 'put-away', 'Passports'],
    [
      'Digital and physical security for reporters, lesson by lesson',
      'safety-lessons',
      'Checkpoints and road travel',
    ],
    ['Map of the mall with shops, toilets and the car park', 'indoor-map', 'Harbour Noodles'],
    ['A chat with myself for quick notes', 'self-messages', 'Bread, lemons, the square batteries'],
    ['Annual fest of our college: events, stages, registration', 'campus-fest', 'Battle of the bands'],
  ])('are known: %s', (prompt, kind, row) => {
    expect(kindOf(prompt)).toBe(kind)
    expect(allOf(prompt).includes(row)).toBe(true)
  })

  it.each([
    ['Counts anything, dead simple', 'tally-counter'],
    ['Log of my body mass', 'vitals'],
    ['App blocker with time budgets', 'screen-time'],
    ['Timetable of the campus bus', 'transit'],
    ['Knows how much sun there is today', 'sun-times'],
    ['Location history of the places I visit', 'gps-logger'],
    ['Who gave me what for Christmas', 'gifts'],
    ['Scan everything in your cupboards before you shop', 'food-stock'],
    ['Cat routines and feeding schedules of my pets', 'pets'],
  ])('are told by the words people have for them: %s', (prompt, kind) => {
    expect(kindOf(prompt)).toBe(kind)
  })

  it('have what is of the day before a forecast', () => {
    expect(namesOf('A weather diary to compare this year with last year')).not.toContain('Weather')
  })

  it('pay with nothing that is only put down', () => {
    const names = namesOf('Missing item finder: a photo of my wallet, keys or glasses when I put them down')
    expect(names).not.toContain('Wallet')
  })

  it('are looked through by swiping where that is how, and by nothing else', () => {
    const prompt = 'Shows nearby restaurants with a Tinder-style swiping interface'
    expect(kindOf(prompt)).toBe('dining')
    expect(allOf(prompt)).toContain('Skip')
  })
})
