import { describe, expect, it } from 'vitest'
import { find, findAll, findMade, firstMeant, has, possible, replaced, reword, Searched } from './searched.ts'
import { turnsOfSpeech } from './turns/read-turns.ts'

const word = /(?<!\p{L})([\p{L}'-]+) or (\p{Lu}\p{Ll}+)/gu

describe('a searched text', () => {
  it.each([
    ['tea or Coffee', ['tea or Coffee']],
    ['thé or Café, über or Öl', ['thé or Café', 'über or Öl']],
    // Beyond the letters of the west of Europe
    ['čaj or Łosoś', ['čaj or Łosoś']],
    ['чай or Кофе', ['чай or Кофе']],
    ['“tea” 🍵 — tea or Coffee…', ['tea or Coffee']],
    ['tea or coffee', []],
  ])('finds in "%s" what the pattern finds', (text, found) => {
    expect(findAll(word, text).map(([all]) => all)).toEqual(found)
    expect(has(word, text)).toBe(found.length > 0)
    expect(find(word, text)?.[0]).toBe(found[0])
  })

  it('finds what each turn of speech finds', () => {
    for (const { form, example } of turnsOfSpeech)
      for (const said of example) {
        const places = [...said.matchAll(form)]
        expect(findAll(form, said).map(({ index }) => index)).toEqual(places.map(({ index }) => index))
      }
  })

  it('is put in other words, one rewording behind the other', () => {
    const rewordings = [
      { form: /\btea\b/gi, becomes: 'coffee' },
      { form: /\bcoffee with (\p{L}+)/giu, becomes: (_all = '', milk = '') => `${milk} in it` },
    ]
    expect(reword('Tea with milk, or tea', rewordings)).toBe('milk in it, or coffee')
  })

  it.each([
    [/[^b ]/gu, '🍵 b', 'x b'],
    [/[^b ]/gu, 'é b', 'x b'],
    [/^.(?= [🍵🍪])/u, 'é 🍵', 'x 🍵'],
    [/^\u{e9} \p{Ll}/giu, 'É B!', 'x!'],
    [/(?<=^|🍪)é/giu, 'É b', 'x b'],
  ])('is read sign by sign, those of two units as well: %s', (form, text, reworded) => {
    expect(replaced(text, form, 'x')).toBe(reworded)
  })

  it('stays itself where nothing is found', () => {
    const text = new Searched('A teapot')
    expect(text.reword({ form: /\btea\b/g, becomes: '' })).toBe(text)
    expect(text.reword({ form: /\bmilk\b/g, becomes: '' })).toBe(text)
  })

  it('means the first of some items, or of those one asks for', () => {
    const drinks = [{ form: /\bcoffee\b/ }, { form: /\btea\b/, isHot: true }, { form: /\b(?:tea|milk)\b/ }]
    const formOf = ({ form }: { form: RegExp }) => form
    const first = (said: string, isMeant?: (drink: object) => boolean) =>
      drinks.findIndex((each) => each === firstMeant(new Searched(said), drinks, formOf, isMeant))
    expect([first('green tea'), first('oat milk'), first('cocoa')]).toEqual([1, 2, -1])
    expect(first('coffee or tea', (drink) => 'isHot' in drink)).toBe(1)
  })
})

describe('a pattern made of words of the description', () => {
  it('is looked for with the letters and figures a text has', () => {
    const source = String.raw`(?<![\p{L}\p{N}])tide(?!\p{L})`
    expect(findMade(source, 'iu', 'Riptide 4tide Tide')?.index).toBe(14)
    expect(findMade(source, 'iu', 'жtide Tide')?.index).toBe(6)
    expect(findMade(source, 'iu', 'tides')).toBeNull()
  })
})

it('replaces what a pattern finds, and leaves a text without its words', () => {
  expect(replaced('Rent a boat, a boat', /\bboat\b/giu, 'canoe')).toBe('Rent a canoe, a canoe')
  expect(replaced('Rent a bike', /\bboat\b/giu, 'canoe')).toBe('Rent a bike')
})

it('leaves out items whose words a text has not', () => {
  const items = [{ form: /\btide tables?\b/iu }, { form: /\bharbour\b/iu }, { form: /\p{L}+/u }]
  expect(possible(new Searched('A harbour guide'), items, ({ form }) => form)).toEqual(items.slice(1))
})
