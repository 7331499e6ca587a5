import { describe, expect, it } from 'vitest'
import { readRegister } from './read-register.ts'

const saidOf = (text: string, noun: string) =>
  readRegister(text)
    .things.find((thing) => thing.noun === noun)
    ?.said.map(({ name }) => name)

describe('a value with what it is of', () => {
  it('is said of that, and of nothing before it', () => {
    const text = 'Lamplighters’ book: lanterns we light, lighting times per bridge, attendance at gatherings.'
    expect(saidOf(text, 'bridge')).toEqual(['Lighting times'])
    expect(saidOf(text, 'gathering')).toEqual(['Attendance'])
    expect(saidOf(text, 'lantern')).toEqual([])
  })

  it('is no unit it is counted by', () => {
    expect(saidOf('Boats with length, price per night', 'night')).toBeUndefined()
  })
})
