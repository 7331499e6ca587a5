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
})
