import { describe, expect, it } from 'vitest'
import { LetterGroups } from './letter-groups.ts'
import { sureGroupsOf } from './sure-groups.ts'

const mayHave = (form: RegExp, text: string) => {
  const places = sureGroupsOf(form)
  return places === undefined ? 'anything' : new LetterGroups(text).mayHaveOne(places)
}

describe('groups of letters a pattern is sure to find', () => {
  it.each([
    [/\b(?:the|our) harbour\b/iu, 'a harbour of ours', 'the port'],
    [/colou?rs? of (?:wool|silk)/, 'a colour of wool', 'wool of cotton'],
    [/(?<=\bkeep )(?:an? )?diary|journal/i, 'my journal', 'a book'],
    [/(?:Ferry|Tram)(?: times?)?/, 'the tram', 'the bus'],
    [/(?:with )?(?<what>stamps)(?! for letters)/u, 'old stamps', 'for letters'],
    [/(?:berry ){2,}[\p{L}-]+/u, 'a berry ', 'a plum'],
    [/\u0041\x41kettle\/[)|(]?/, 'the kettle', 'the pot'],
  ])('%s is found in one text and not in the other', (form, has, hasNot) => {
    expect([mayHave(form, has), mayHave(form, hasNot)]).toEqual([true, false])
  })

  it.each([
    /(?:with stamps)?/,
    /(?:stamps){0,3}/,
    /(?:stamps)*?/,
    /stamps|\p{L}+/u,
    /(?!stamps)/,
    /[stamps]+/,
    /\bof\b/,
  ])('%s may be found in anything', (form) => {
    expect(mayHave(form, '')).toBe('anything')
  })

  it('takes of what stands one behind the other what the fewest texts have', () => {
    const form = /the (?:cat|dog|cow|hen)s? (?:likes )?saffron/
    expect(mayHave(form, 'the cats like milk')).toBe(false)
    expect(mayHave(form, 'saffron')).toBe(true)
  })
})
