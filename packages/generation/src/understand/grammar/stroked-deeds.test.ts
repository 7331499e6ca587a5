import { describe, expect, it } from 'vitest'
import { takeStrokedDeeds } from './stroked-deeds.ts'

describe('takeStrokedDeeds', () => {
  it('reads two opposite doings of one thing as which of them one sees', () => {
    const { rest, phrases } = takeStrokedDeeds('Rounds with ability to include/exclude guests, scores')
    expect(rest).toBe('Rounds, scores')
    expect(phrases).toMatchObject([
      { label: 'include or exclude guests', words: ['guests'], options: ['All', 'Included', 'Excluded'] },
    ])
  })

  it.each(['Members can add/remove dates', 'Coaches can book/rent a lane', 'With skin/hair care'])(
    'leaves “%s” to others',
    (text) => {
      expect(takeStrokedDeeds(text)).toEqual({ rest: text, phrases: [] })
    },
  )
})
