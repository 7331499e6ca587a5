import { validateDocument } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { understand } from './understand.ts'
import { withSignLetters, withSigns } from './sign-letters.ts'

describe('signs behind a word', () => {
  it('are letters while it is read', () => {
    expect(withSignLetters('Tips for Vim++ and c++, 1 + 1, A+')).toBe('Tips for Vimpp and cpp, 1 + 1, A+')
  })

  it('leaves out the end of what is no word', () => {
    const prompt = `My uncle has a ${'b'.repeat(300)} full of tools. He wants to know what is in which drawer.`
    expect(withSignLetters(prompt)).toContain(` ${'b'.repeat(60)} `)
    expect(validateDocument(generateApp({ prompt }).document).ok).toBe(true)
  })

  it('stand in all texts again, and in no id', () => {
    const value = { id: 'cpp-tips', title: 'Cpp tips', rows: [{ screenId: 'cpp', label: 'New cpp tip' }] }
    expect(withSigns(value, 'Tips about C++')).toEqual({
      id: 'cpp-tips',
      title: 'C++ tips',
      rows: [{ screenId: 'cpp', label: 'New C++ tip' }],
    })
    expect(withSigns(value, 'Tips')).toBe(value)
  })

  it.each([
    'C++ quiz for beginners',
    'An app for our c++ club: talks, members and a shelf of books.',
    'Add films to my C++ shelf, sort by C++ and get c++ reminders. C++ can be rated.',
    'As a C++ I want to see C++. C++ users: list, C++ owners: C++ form.',
  ])('“%s” makes an app that has them', (prompt) => {
    const { document, trace, unplaced } = generateApp({ prompt })
    const texts = JSON.stringify([document.screens, trace, unplaced])
    expect(texts).toMatch(/C\+\+/i)
    expect(texts.replaceAll(/"(?:id|screenId)":"[^"]*"/g, '')).not.toMatch(/\bcpp\b/i)
    expect(document.app.description).not.toMatch(/\bcpp\b/i)
    expect(() => understand(prompt)).not.toThrow()
  })
})
