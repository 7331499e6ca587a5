import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { forWhom } from './for-whom.ts'

describe('whom an app is for', () => {
  it.each([
    ['Tide tables and notes for mussel farmers in Galicia.', 'For mussel farmers in Galicia'],
    ['An app for night nurses, with breaks and buses', 'For night nurses'],
    ['Build a fitness app for women over a certain age', undefined],
    ['A list of films for people. For anglers, too', undefined],
    ['Search for flats and save them', undefined],
    ['An app for keeping bees', undefined],
  ])('%s', (text, whom) => {
    expect(forWhom(text)).toBe(whom)
  })

  it('stands where the first screen had only a greeting', () => {
    const lines = [1, 2, 3].map(
      (seed) =>
        generateApp({ prompt: 'Books to borrow for lighthouse keepers, with a search and a shelf', seed })
          .document.screens[0]?.components[0]?.properties.subtitle,
    )
    expect(lines).toEqual(['For lighthouse keepers', 'For lighthouse keepers', 'For lighthouse keepers'])
  })
})
