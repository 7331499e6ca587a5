import { describe, expect, it } from 'vitest'
import { kindOf } from './short.test-helper.ts'

describe('a line of a catalogue', () => {
  it.each([
    ['Star Wars trivia with levels, hints and achievements', 'quiz'],
    ['Retro space shooter with power-ups, boss fights and online highscores', 'game'],
    ['Handwriting notes with stylus, PDF annotation and layers', 'notes'],
    ['Chess with adjustable computer strength, opening book and undo', 'board-puzzle'],
    ['Draw and paint with layers, brushes and pressure sensitivity', 'editor'],
    ['Pomodoro timer with tasks, white noise and strict mode', 'timer'],
    ['Automation app with triggers, actions and conditions for your phone', 'phone-automation'],
    ['Share files between devices over Wi-Fi, no internet needed', 'file-transfer'],
    ['Beach conditions', 'bathing-water'],
  ])('is of the kind its first words name: %s', (prompt, kind) => {
    expect(kindOf(prompt)).toBe(kind)
  })
})

describe('an app told at length', () => {
  it.each([
    [
      'A video player with a calm look. Folder list with resume mark, and what was left half seen',
      'streaming',
    ],
    [
      'Collectibles tracker, scanner and price list. Point the phone at a piece, see edition, grade and worth',
      'collection',
    ],
    ['A task manager app around your calendar. Titles, dates and links for each of them', 'todo'],
  ])('is of the kind it is called in its first sentence: %s', (prompt, kind) => {
    expect(kindOf(prompt)).toBe(kind)
  })
})
