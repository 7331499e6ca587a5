import { describe, expect, it } from 'vitest'
import { clientsTale, withoutTale } from '../background/clients-tale.ts'
import { earlyTurns, withoutEarlyTurns } from './early-turns.ts'
import { readTurns, turnsOfSpeech, withoutIdioms } from './read-turns.ts'
import { whyTurns, withoutWhy } from './why-turns.ts'

describe('turns of speech', () => {
  it.each(turnsOfSpeech.map(({ example }) => example))('reads “%s”', (before, after) => {
    expect(readTurns(before)).toBe(after)
  })

  it.each(earlyTurns.map(({ example }) => example))('reads “%s” before all else', (before, after) => {
    expect(withoutEarlyTurns(before)).toBe(after)
  })

  it.each(clientsTale.map(({ example }) => example))('reads “%s” before whose it is', (before, after) => {
    expect(withoutTale(before)).toBe(after)
  })

  it.each(whyTurns.map(({ example }) => example))('reads “%s” before doers are', (before, after) => {
    expect(withoutWhy(before)).toBe(after)
  })

  it.each([
    'A list of tins, so that members can see what is open',
    'Chairs are out. Order of the day',
    'An app so people stop losing keys',
    'Keep it in a locker. Make it a habit',
    'Tell the coach the time',
    'Say so. There is no lift',
  ])('leaves what is asked for: “%s”', (said) => {
    expect(withoutWhy(said)).toBe(said)
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

it('takes plus and minus for keys where no other sums are named', () => {
  expect(readTurns('Counters with plus and minus, and a history')).toContain('plus and minus')
})
