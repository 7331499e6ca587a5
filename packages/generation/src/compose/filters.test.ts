import { walkComponents } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { screensOf } from '../testing/apps.ts'

/** What narrows a screen's list, as tabs or chips, and the words of its rows. */
const narrowed = (prompt: string) =>
  screensOf(prompt).flatMap(({ name, components }) =>
    [...walkComponents(components)]
      .filter(({ type, label }) => (type === 'tabs' || type === 'list') && /^(?:Filter|Show)$/.test(label))
      // Chips of a first screen lead to its lists.
      .filter(({ properties }) => properties.plain !== true)
      .map(({ properties }) => ({
        name,
        words: JSON.stringify(properties.items).match(/(?<="title":")[^"]+/g) ?? [],
        rows: JSON.stringify(components).toLowerCase(),
      })),
  )

describe('what narrows a list', () => {
  it.each([
    'Renting out a van: bookings, customers and what was paid',
    'Our debating society: topics, speakers and votes',
  ])('begins with all of it: %s', (prompt) => {
    const lists = narrowed(prompt)
    expect(lists.length).toBeGreaterThan(0)
    for (const { words } of lists) expect(words[0]).toBe('All')
  })

  it('names a state only where a row is in it', () => {
    for (const { words, rows } of narrowed(
      'A workshop for bicycles: repairs, customers, spare parts and bills',
    ))
      for (const word of words.filter((each) => /^(?:Done|Closed|Planned|Finished)$/.test(each)))
        expect(rows.split(word.toLowerCase()).length).toBeGreaterThan(2)
  })
})

describe('news', () => {
  it('are those of today, then those before', () => {
    const page = screensOf('A neighbourhood board with posts, comments and notifications').find(
      ({ components }) => JSON.stringify(components).includes('What to tell me'),
    )
    const titles = page?.components.flatMap(({ type, properties }) =>
      type === 'list' ? [properties.title] : [],
    )
    expect(titles?.slice(0, 2)).toEqual(['New', 'This week'])
  })
})
