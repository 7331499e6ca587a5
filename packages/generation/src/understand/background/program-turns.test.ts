import { describe, expect, it } from 'vitest'
import { reword } from '../searched.ts'
import { programTurns } from './program-turns.ts'

describe('what those say of a program who made it', () => {
  it.each(programTurns.map(({ example: [before, after] }) => [before, after]))(
    'reads “%s”',
    (before, after) => {
      expect(reword(before, programTurns)).toBe(after)
    },
  )

  it.each([
    [
      'I built this because booking a berth is annoying and slow. So I wanted something simple and fast for sailors. See berths',
      'An app for sailors. See berths',
    ],
    ['I made this because I sail on lakes and I wanted an easy way to see winds', 'You can see winds'],
  ])('reads who was annoyed before he made it: “%s”', (before, after) => {
    expect(reword(before, programTurns)).toBe(after)
  })
})
