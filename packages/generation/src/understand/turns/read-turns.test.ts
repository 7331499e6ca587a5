import { describe, expect, it } from 'vitest'
import { earlyTurns, withoutEarlyTurns } from './early-turns.ts'
import { readTurns, turnsOfSpeech, withoutIdioms } from './read-turns.ts'

describe('turns of speech', () => {
  it.each(turnsOfSpeech.map(({ example }) => example))('reads “%s”', (before, after) => {
    expect(readTurns(before)).toBe(after)
  })

  it.each(earlyTurns.map(({ example }) => example))('reads “%s” before all else', (before, after) => {
    expect(withoutEarlyTurns(before)).toBe(after)
  })

  it('leaves a plain description as it is', () => {
    const plain = 'Recipes with photos, a shopping list and a timer'
    expect(readTurns(plain)).toBe(plain)
  })

  it('keeps what “lots of” counts', () => {
    expect(withoutIdioms('lots of clients')).toBe(' the  clients')
    expect(withoutIdioms('tickets and so on')).not.toContain('so on')
  })
})
