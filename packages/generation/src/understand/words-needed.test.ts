import { describe, expect, it } from 'vitest'
import { turnsOfSpeech } from './turns/read-turns.ts'
import { mayMatch, wordsNeeded } from './words-needed.ts'

describe('words a pattern needs', () => {
  it.each([
    [/\bhow many ((?:\p{L}+ )?\p{L}+) (?:did|does)\b/giu, [['how many '], ['did', 'does']]],
    [
      /\b(?:colou?rs|shades?) of (?:greys|blues) /i,
      [
        ['colo', 'shade'],
        ['greys', 'blues'],
      ],
    ],
    [/\u00A6b\d+ or\u00ac tea/, [[' tea']]],
    [/(?<!no )(?:pictures?|films?)(?! of)/, [['picture', 'film']]],
    [/(?:very )?good/, [['good']]],
    [/x{2,4}yesno+z?/, [['yesn']]],
    [/(?:\bgreen (?:tea|leaf)|black coffee)s/, [['green ', 'black coffee']]],
    [/[a-z\]]+\p{L}\b(?<name>Water)\s\k<name>/iu, [['water']]],
  ])('are those of %s', (form, words) => {
    expect(wordsNeeded(form)).toEqual(words)
  })

  it.each([/(?:tea|\p{L}+) pot?/u, /(?:water)?/, /(?:by|on) it/, /(?:tea)*|coffee/, /(?!tea)\p{L}/u])(
    'are none where a text can do without: %s',
    (form) => {
      expect(wordsNeeded(form)).toEqual([])
      expect(mayMatch(form, '')).toBe(true)
    },
  )

  it('stand in all that the turns of speech match', () => {
    for (const { form, example } of turnsOfSpeech) {
      const [said] = example
      if (said.search(form) >= 0) expect([form, mayMatch(form, said.toLowerCase())]).toEqual([form, true])
    }
  })

  it('are known of most turns of speech', () => {
    const known = turnsOfSpeech.filter(({ form }) => wordsNeeded(form).length > 0)
    expect(known.length / turnsOfSpeech.length).toBeGreaterThan(0.9)
  })
})
