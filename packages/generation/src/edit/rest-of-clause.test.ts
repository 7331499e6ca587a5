import type { Command } from '@kwiq/app-model'
import { describe, expect, it, test } from 'vitest'
import { edited } from '../testing/edits.ts'
import { kiosk } from '../testing/kiosk.ts'
import { readingsOfRest, restOf } from './rest-of-clause.ts'

const dark: Command = { type: 'set-theme', set: { mode: 'dark' } }
const restIn = (clause: string) => restOf(clause, [dark], (words) => (/dark/.test(words) ? [dark] : []))

describe('what of a clause nothing came of', () => {
  it.each([
    ['make it dark and juggle the buttons', 'juggle the buttons'],
    ['make it dark, juggle the buttons', 'juggle the buttons'],
    ['make it dark and the texts longer', 'the texts longer'],
  ])('is the second half: %s', (clause, rest) => expect(restIn(clause)?.rest).toBe(rest))

  it.each([
    'make it dark and we will be happy',
    'make it dark, because it is night',
    'make it dark, as in a cinema',
    'make the "dark and cold" text dark',
    'make it dark',
  ])('is nothing where it asks for nothing: %s', (clause) => expect(restIn(clause)).toBeUndefined())

  it('is nothing where something came of it', () => {
    const both = restOf('dark and light', [dark, dark], () => [dark])
    expect(both).toBeUndefined()
  })
})

test('a rest without a verb has that of the beginning', () => {
  expect(readingsOfRest('make the corners sharp', 'the text bigger')[0]).toBe('make the text bigger')
  expect(readingsOfRest('make it green', 'rounder')).toContain('make it rounder')
  expect(readingsOfRest('make it green', 'juggle the tabs')).toEqual(['juggle the tabs'])
  expect(readingsOfRest('add a page with a map', 'a clown')).toEqual([])
})

describe('both halves of a wish', () => {
  it('are done', () => {
    const { document, notUnderstood } = edited(kiosk, 'Make it purple and ditch the chart')
    expect(document.app.theme.colors).toHaveLength(1)
    expect(JSON.stringify(document)).not.toContain('Sold today')
    expect(notUnderstood).toEqual([])
  })

  it('are told where the second cannot be done', () => {
    const { document, notUnderstood, notes } = edited(kiosk, 'Make the corners sharp and the text bigger')
    expect(document.app.theme.corners).toBe('sharp')
    expect(notUnderstood).toEqual(['the text bigger'])
    expect(notes.join()).toMatch(/^Text sizes come with the theme/)
  })

  it('are told where nobody knows the second', () => {
    const { document, notUnderstood } = edited(kiosk, 'Make it green and juggle the papers')
    expect(document.app.theme.colors).toHaveLength(1)
    expect(notUnderstood).toEqual(['juggle the papers'])
  })

  it.each(['make it warm and cosy', 'add a settings page with dark mode and language'])(
    'are one where they say the same: %s',
    (prompt) => expect(edited(kiosk, prompt)).toMatchObject({ notUnderstood: [], notes: [] }),
  )

  it('a name ends where another doing begins', () => {
    const { document, notUnderstood } = edited(kiosk, 'Rename Start to Feed, juggle the papers')
    expect(document.screens[0]?.name).toBe('Feed')
    expect(notUnderstood).toEqual(['juggle the papers'])
    expect(edited(kiosk, 'Rename Start to Salt and the sea').document.screens[0]?.name).toBe(
      'Salt and the sea',
    )
  })

  it('what is to be on a page and is not there is told', () => {
    const { document, notUnderstood } = edited(kiosk, 'add a contact page with a map and a phone number')
    expect(document.screens.some(({ name }) => name === 'Contact')).toBe(true)
    expect(notUnderstood).toEqual(['a map'])
  })

  it('a doing nobody knows adds nothing', () => {
    expect(edited(kiosk, 'juggle the chart').document).toBe(kiosk)
  })
})
