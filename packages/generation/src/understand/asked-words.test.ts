import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { asAsked, profileValues, shownValues } from './asked-words.ts'

describe('what a description asks for', () => {
  it('knows what stands in somebody’s profile, up to what one does next', () => {
    expect(
      profileValues('Singers create a profile with voice, level (solo, choir) and town, find a choir'),
    ).toEqual(['voice', 'level', 'town'])
    expect(profileValues('Plant profiles with light and water')).toEqual([])
  })

  it('asks for nothing by a profile or by what one chooses by', () => {
    expect(asAsked('Readers choose poems by mood and length, save them')).toBe(
      'Readers choose poems, save them',
    )
    expect(asAsked('A profile with budget and weather, chat')).toBe('A profile, chat')
  })

  it('knows what is seen of each thing where a value is among it', () => {
    expect(shownValues('Browse tents with photos, poles and price, book one')).toEqual(['poles', 'price'])
    expect(shownValues('See trips with flights and hotels')).toEqual([])
  })

  it('puts the values of a profile there, and makes no list of them', () => {
    const { document } = generateApp({
      prompt:
        'Singers create a profile with habits (early, late), budget and voice range, browse choirs, chat and plan a visit.',
    })
    expect(document.screens.map(({ name }) => name)).not.toContain('Habits')
    const profile = document.screens.find(({ name }) => /^(?:Me|Profile)$/.test(name))
    expect(JSON.stringify(profile)).toMatch(/Habits.*Budget/s)
  })
})
