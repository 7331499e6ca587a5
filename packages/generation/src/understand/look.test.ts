import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { withoutLook, withoutStyling } from './look.ts'

describe('how an app shall look', () => {
  it.each([
    'Dark green design with soft gradients.',
    'Clean modern look with blue accents.',
    'Big text, warm colors.',
    'Arabic style green and gold design.',
    'Nude and rose colors with elegant serif fonts.',
  ])('names nothing: %s', (look) => {
    expect(withoutLook(`A map of wells and springs. ${look}`)).toBe('A map of wells and springs. ')
  })

  it.each(['Large dogs only.', 'Dark mode, widgets.', 'Vintage lamps with style and price.'])(
    'keeps what one sees or does: %s',
    (said) => {
      expect(withoutLook(`A map of wells and springs. ${said}`)).toContain(said)
    },
  )

  it('takes big buttons out of a list, and nothing else', () => {
    expect(withoutLook('A stock app. Big buttons, high contrast, works on tablets.')).not.toMatch(
      /big|contrast/i,
    )
    expect(withoutLook('A map of coat buttons, big and small')).toBe('A map of coat buttons, big and small')
  })

  it('stands on no screen', () => {
    const { document } = generateApp({
      prompt: 'A nap tracker with alarms and sounds. Dark navy design with soft gradients.',
    })
    expect(JSON.stringify(document.screens)).not.toMatch(/gradient/i)
  })
})

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
