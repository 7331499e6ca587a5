import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { turnsOfSpeech } from './turns/read-turns.ts'
import { LetterGroups } from './letter-groups.ts'
import { mayMatch, PatternTable } from './words-needed.ts'

const may = (form: RegExp, text: string) => mayMatch(form, { groups: new LetterGroups(text.toLowerCase()) })

describe('a pattern', () => {
  it.each([
    [/\bhow many ((?:\p{L}+ )?\p{L}+) (?:did|does)\b/giu, 'how many teas did', 'how many teas do'],
    [/\b(?:colou?rs|shades?) of (?:greys|blues) /i, 'a shade of blues or', 'blues of a shadow'],
    [/(?<!no )(?:pictures?|films?)(?! of)/, 'a film of', 'a fil'],
    [/x{2,4}yesno+z?/, 'xx yesnoo', 'xyesn'],
    [/(?:\bgreen (?:tea|leaf)|black coffee)s/, 'green leafs', 'a black tea'],
    [/\bpots?\b/, 'a pot.', 'a spot, jotted'],
    [/\b(?:pot|cup)\b/, 'The cup!', 'a cupboard'],
    [/(?:pot|cup)(?!\p{L})/u, 'mycup', 'cupboard'],
    [/(?<![\p{L}-])pot/u, '2pot', 'spot'],
    [/the (?:cat|dog)s? (?:likes )?saffron/, 'the dogs like saffron', 'the saffron of cows'],
    [/tea(?:, ?\p{L}+)+ cups/u, 'tea, green cups', 'cups, green'],
    [/^(?:of|at)$/, 'of', 'off'],
    [/\b[Tt]ab(?! bar)/, 'Tab', 'tub'],
    [/ (?:no|nr)\.? ?\d+/, ' no. 5', ' no. five'],
    [/^\W*(?:(?:the|our) )?(?:ferry|tram)s?\b/iu, '"Our ferry', 'A ferry, a tram'],
    [/^[-*•\s]*(?:a |to [a-z]+)/, '• to go', 'the boat, a day'],
    [/^\d+[.)] (?:row|sail)/, '12) sail', 'then sail'],
    [/^(?:i|we) (?:row|sail)/i, 'We row', 'Why we row'],
  ])('%s is looked for where its words stand', (form, has, hasNot) => {
    expect([may(form, has), may(form, hasNot)]).toEqual([true, false])
  })

  it.each([
    /(?:tea|\p{L}+) ?p?o?/u,
    /(?:water)?/,
    /(?:x|y)? it?/,
    /(?:tea)*|coffee/,
    /(?!tea)\p{L}/u,
    /^$/,
    /[tea]+/,
  ])('that can do without is looked for anywhere: %s', (form) => {
    expect(may(form, '')).toBe(true)
  })

  // What stands before or behind, is escaped or in a class, asked for or forbidden: never more than there is.
  it.each([
    [/\b-foot/, 'a-foot'],
    [/\b(?:-foot|hand)/, 'a-foot'],
    [/\b\u0041\x41kettle\/[)|(]?pot/i, 'AAkettle/pot'],
    [/[a-z\]]+\p{L}\b(?<name>Water)?\s\k<name>pan/iu, 'hot pan'],
    [/(?<=tea (?:and|or) \p{L}+) with milk/u, 'tea or green with milk'],
    [/cup(?= of tea| of milk)(?: of tea)?/, 'cup of milk'],
    [/caf\b.\bteria/, 'café teria'],
    [/gr[ae]y [12] (?:tea )?\.pot/, 'grey 2 .pot'],
    [/pots?\b-?(?:lid)+$/, 'potlidlid'],
    [/(?:ab|cd)+ef(?:gh){2}/, 'abcdefghgh'],
    [/(?:lid|cup)(?:s\b| of)/, 'cups'],
    [/^(?:the )?[\p{L}-]+ ferry/u, 'a ferry'],
    [/^(?:o|ab)+x|^ferry/, 'oabx'],
    [/^(?=a)(?!b)(?<=c|^)\b[^b-z]pot/, 'apot'],
    [/^a?(?:$|b)/, ''],
    [/^ferry/m, 'a boat\nferry'],
    [/^ferry|tram$/, 'a tram'],
    [/^[!-~]oat/, 'boat'],
    [/^o{2,3}ps/, 'oops'],
  ])('%s is looked for in %j, which may have it', (form, text) => {
    expect(may(form, text)).toBe(true)
  })

  it('is looked for in all that the turns of speech match', () => {
    for (const { form, example } of turnsOfSpeech) {
      const [said] = example
      if (said.search(form) >= 0) expect([form, may(form, said)]).toEqual([form, true])
    }
  })

  it('of a turn of speech needs words', () => {
    const needing = turnsOfSpeech.filter(({ form }) => !may(form, ''))
    expect(needing.length / turnsOfSpeech.length).toBeGreaterThan(0.95)
  })
})

describe('a table of patterns', () => {
  const green = /\b(?:green|oolong) tea\b/
  const milk = /\bmilk or lemon\b/
  const any = /\p{L}/u

  it.each([
    ['oolong tea, milk or lemon', 0, 0],
    ['oolong tea, milk or lemon', 1, 1],
    ['a pot of coffee', 0, 2],
    ['a pot of coffee', 3, 3],
    ['', 0, 2],
  ])('passes over what %j cannot have, from %i on', (text, from, next) => {
    expect(new PatternTable([green, milk, any]).next(new LetterGroups(text), from)).toBe(next)
  })

  it('passes over none that matches', () => {
    const table = new PatternTable(turnsOfSpeech.map(({ form }) => form))
    for (const [at, { form, example }] of turnsOfSpeech.entries()) {
      const [said] = example
      if (said.search(form) < 0) continue
      expect([form, table.next(new LetterGroups(said.toLowerCase()), at)]).toEqual([form, at])
    }
  })
})

// V8 stops to find what such a pattern with a lookbehind matches once it has been used for a while.
it('no pattern changes case within', async () => {
  const root = path.resolve(import.meta.dirname, '..')
  const files = (await readdir(root, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name))
  expect(files.length).toBeGreaterThan(1_000)
  for (const name of files)
    expect(await readFile(path.join(root, name), 'utf8'), name).not.toMatch(/\(\?(?:-[ims]|[ims]+-?[ims]*):/)
})
