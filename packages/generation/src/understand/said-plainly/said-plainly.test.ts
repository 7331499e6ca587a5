import { describe, expect, it } from 'vitest'
import { plainlyTurns, saidPlainly } from './said-plainly.ts'

describe('a description in the words its readers know', () => {
  it.each(plainlyTurns.map(({ example }) => example))('reads “%s”', (before, after) => {
    expect(saidPlainly(before)).toBe(after)
  })
})
