import { describe, expect, it } from 'vitest'
import { readRegister } from './read-register.ts'

const saidOf = (text: string, noun: string) =>
  readRegister(text)
    .things.find((thing) => thing.noun === noun)
    ?.said.map(({ name }) => name)

describe('by what things are told apart', () => {
  it('is known of each', () => {
    expect(saidOf('Yarn shop: skeins by weight and fibre, orders with deadline', 'skein')).toEqual([
      'Weight',
      'Fibre',
    ])
    expect(saidOf('Hikers see huts, filter by altitude', 'hut')).toEqual(['Altitude'])
  })

  it('is no way by which something comes, and nobody who does it', () => {
    expect(saidOf('Skeins by post, orders with deadline', 'skein') ?? []).toEqual([])
    expect(saidOf('Reports by wardens, boats with length', 'report') ?? []).toEqual([])
  })

  it('leaves things in stock what they are', () => {
    expect(readRegister('Looms, skeins in stock, orders').things.map(({ noun }) => noun)).toEqual([
      'loom',
      'skein',
      'order',
    ])
  })
})
