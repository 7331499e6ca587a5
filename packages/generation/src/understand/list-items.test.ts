import { describe, expect, it } from 'vitest'
import { listItems } from './list-items.ts'

describe('listItems', () => {
  it('keeps items whole of which a little word would tear a piece off', () => {
    expect(listItems('Garage helper: photo before and after, who brings tools, invoices')).toEqual(
      expect.arrayContaining(['photo before and after', 'who brings tools']),
    )
  })

  it('keeps nouns of two words that end with a doing or a word about apps', () => {
    expect(listItems('Garage helper: media control, number range, invoices')).toEqual([
      'media control',
      'number range',
    ])
  })

  it('keeps whole since when something is', () => {
    expect(listItems('Depth, changes since last dive, sight')).toEqual(['changes since last dive'])
  })
})
