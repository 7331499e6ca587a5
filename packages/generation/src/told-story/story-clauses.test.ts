import { describe, expect, it } from 'vitest'
import { storyClauses } from './story-clauses.ts'

const clausesOf = (story: string) =>
  storyClauses(`An app. ${story}`).map(({ verb, object }) => `${verb}: ${object}`)

describe('the clauses of a brief', () => {
  it('begin with what is done, each with its own object', () => {
    expect(clausesOf('User can save a kite or send it to a friend and print the pattern.')).toEqual([
      'save: a kite',
      'send: the kite to a friend',
      'print: the pattern',
    ])
  })

  it('share the object that is told once', () => {
    expect(clausesOf('Keeper can accept or refuse a hive. User can like and repost a poem.')).toEqual([
      'accept: the hive',
      'refuse: a hive',
      'like: a poem',
      'repost: a poem',
    ])
  })

  it('leave out the gesture, how it is shown, and what is never done', () => {
    expect(
      clausesOf(
        'User can tap a reef to see its depth. User can see both maps side by side. User can not log in.',
      ),
    ).toEqual(['see: its depth', 'see: both maps'])
  })

  it('take nouns in a list for no doings', () => {
    expect(clausesOf('User can see the name, score and rank.')).toEqual(['see: the name, score and rank'])
  })
})
