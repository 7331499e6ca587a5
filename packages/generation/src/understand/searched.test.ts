import { describe, expect, it } from 'vitest'
import { find, findAll, firstMeant, has, reword, Searched } from './searched.ts'
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
