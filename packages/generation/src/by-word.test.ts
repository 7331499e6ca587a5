import { describe, expect, it } from 'vitest'
import { editApp } from './edit/edit-app.ts'
import { generateApp } from './generate-app.ts'
import { byWord } from './by-word.ts'

const ofAllObjects = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty', 'prototype']

describe('words that are names of what every object has', () => {
  it('are not found in a table', () => {
    const table: Record<string, string> = byWord({ owl: 'bird' })
    expect([table.owl, ...ofAllObjects.map((word) => table[word])]).toEqual([
      'bird',
      ...ofAllObjects.map(() => undefined),
    ])
  })

  it.each(ofAllObjects)('“%s” may stand anywhere in a description', (word) => {
    for (const prompt of [
      `An app for a ${word} to ${word} jobs, see the ${word} list and rate each ${word}.`,
      `${word} app with ${word} orders, ${word} times and a map of ${word}s.`,
      `Users can ${word} a ${word}, filter by ${word} and get ${word} reminders every ${word}.`,
    ])
      expect(JSON.stringify(generateApp({ prompt }).document)).not.toMatch(/native code|\[object Object\]/)
  })

  it.each(ofAllObjects)('“%s” may stand anywhere in a change', (word) => {
    const { document } = generateApp({ prompt: 'A bike shop with repairs, prices and a booking form.' })
    for (const prompt of [
      `add a ${word} screen`,
      `add a tab for ${word}`,
      `rename ${word} to ${word}`,
      `remove the ${word}`,
      `make the ${word} green`,
      `sort by ${word}`,
      `add a ${word} button to home`,
      `put ${word} above the list`,
    ])
      expect(() => editApp({ document, prompt })).not.toThrow()
  })
})
