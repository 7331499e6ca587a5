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

  it.each([
    'The app should look up addresses and warn of traffic.',
    'It should be easy to book a table and pay.',
    'Keep it simple and let me log runs.',
    'Make everything accessible offline.',
    'I like fonts and want to collect them.',
    'Green, black and white tea.',
    'White noise generator.',
    'Plain text editor.',
  ])('keeps a sentence that asks for more than a look: %s', (said) => {
    expect(withoutLook(`A map of wells and springs. ${said}`)).toContain(said)
  })

  it.each([
    'It has to be easy to read and accessible.',
    'It should feel cosy, like a mill, with cream.',
    'Keep it clean and trustworthy, navy and white.',
    'Please use calm blues and a friendly font.',
  ])('takes whole sentences of clients on the look: %s', (said) => {
    expect(withoutLook(`A map of wells and springs. ${said}`)).toBe('A map of wells and springs. ')
  })

  it.each([
    'harbour vibe but not kitschy',
    '60s look, brown cream, round fonts',
    'make it loud. blue and white',
    'calm forest feel with wood',
  ])('takes a line on the look without a capital: %s', (said) => {
    expect(withoutLook(`A map of wells\n- springs\n${said}`).trim()).toBe('A map of wells\n- springs')
  })

  it.each(['share look, rate look', 'before and after look', 'closer look'])(
    'keeps a line of what one does: %s',
    (said) => {
      expect(withoutLook(`A map of wells\n- springs\n${said}`)).toContain(said)
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
