import { describe, expect, it } from 'vitest'
import { archetypes } from '../archetypes/index.ts'
import { readComparison } from './known-apps.ts'

describe('apps everybody knows', () => {
  it.each([
    ['Like Duolingo but for sign language', 'language', 'sign language'],
    ['An Airbnb clone for treehouses', 'booking', 'treehouses'],
    ['TikTok-style videos for cooks', 'short-videos', 'cooks'],
    ['Tinder for adopting dogs', 'dating', 'adopting dogs'],
  ])('tell the kind and are no thing themselves: %s', (text, kind, rest) => {
    const read = readComparison(text)
    expect(read.kind).toBe(kind)
    expect(archetypes.some(({ id }) => id === kind)).toBe(true)
    expect(read.text).toContain(rest)
    expect(read.text).not.toMatch(/duolingo|airbnb|tiktok|tinder/i)
  })

  it('leaves words that only look like one', () => {
    expect(readComparison('Rovers and other vehicles we rent out').kind).toBeUndefined()
    expect(readComparison('A portfolio of a potter')).toEqual({ text: 'A portfolio of a potter' })
  })
})
