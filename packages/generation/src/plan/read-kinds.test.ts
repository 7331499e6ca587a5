import { describe, expect, it } from 'vitest'
import { readKinds } from './read-kinds.ts'

describe('what one logs by kind', () => {
  it('is each of the things named, and not how it is done', () => {
    expect(readKinds('Log feeds, naps and walks, in mint')).toEqual(['Feed', 'Nap', 'Walk'])
    expect(readKinds('Report potholes, broken lamps and graffiti')).toEqual([
      'Pothole',
      'Broken lamp',
      'Graffiti',
    ])
  })
})
