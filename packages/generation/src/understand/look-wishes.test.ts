import { describe, expect, it } from 'vitest'
import { withoutStyling } from './look-wishes.ts'

describe('wishes for the look', () => {
  it.each([
    'Simple grey layout with a blue accent.',
    'Playful design with an owl mascot.',
    'Please keep the design calm with a mint theme.',
    'Dark sleek UI.',
    'Earthy tones.',
    'Use warm and friendly illustrations.',
    'Modern teal gradient.',
  ])('“%s” is no part of what one keeps', (wish) => {
    expect(withoutStyling(`Log walks and routes. ${wish}`).trim()).toBe('Log walks and routes.')
  })

  it('leaves what an app is about', () => {
    const text = 'Rooms with a modern design. Dark mode, style quizzes and a mood board.'
    expect(withoutStyling(text)).toBe(text)
  })
})
