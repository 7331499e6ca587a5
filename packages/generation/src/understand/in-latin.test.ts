import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { inLatin } from './in-latin.ts'
import { understand } from './understand.ts'

const wide = 'Trail — a hiking log with “favourites”:\n• routes\n🔥 streaks for 2–4 people…'

describe('English with signs beyond Latin-1', () => {
  it('is read without them, so that no expression is compiled a second time', () => {
    expect(understand(wide).text).toMatch(/^[^\u0100-\uffff]*$/)
    expect(inLatin('2–4 players')).toBe('2-4 players')
  })

  it('means the same, and the app is described as it was written', () => {
    expect(understand(wide).phrases.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['favourites', 'routes']),
    )
    expect(generateApp({ prompt: wide }).document.app.description).toContain('Trail — a hiking log')
  })

  it('keeps letters it has no other form of', () => {
    expect(inLatin('Łódź — trams')).toContain('Łódź')
  })
})
