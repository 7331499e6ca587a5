import { isPictureKnown } from '@kwiq/catalogue/pictures'
import { describe, expect, it } from 'vitest'
import { foreignLanguages } from '../languages.ts'
import { cellsOf, type DomainList, lineIn } from './domain.ts'
import { domains } from './index.ts'

const languages = foreignLanguages.slice(0, 8)
const kinds = 'text long number choice date time person place money switch'.split(' ')

/** A text's lines: all languages have one. */
const linesOf = (text: string): number => text.split('\n').length

describe.each(domains)('the content of $id', ({ words, main, lists }) => {
  const all: readonly DomainList[] = [main, ...lists]
  it('has a line for each language', () => {
    expect(linesOf(words)).toBe(languages.length)
    for (const { nouns, label, rows, values, fields, about } of all) {
      for (const text of [nouns, label, rows]) expect(linesOf(text)).toBe(languages.length)
      for (const text of [fields, about]) if (text) expect(linesOf(text)).toBe(languages.length)
      if (values) expect([1, languages.length]).toContain(linesOf(values))
    }
  })
  it.each(languages)('is whole in %s', (language) => {
    for (const list of all) {
      const rows = cellsOf(lineIn(list.rows, language) ?? '')
      expect(rows.length).toBeGreaterThanOrEqual(3)
      const isAlone = list.of === 'people' || list.of === 'opinions' || list.values?.startsWith('05:12')
      for (const cells of rows) expect(cells.filter(Boolean)).toHaveLength(isAlone ? 1 : 2)
      expect(new Set(rows.map(([title]) => title)).size).toBeGreaterThanOrEqual(rows.length - 2)
      if (list.values)
        expect((lineIn(list.values, language) ?? '').split('; ').length).toBeGreaterThanOrEqual(rows.length)
      for (const [name, kind, value] of list.fields ? cellsOf(lineIn(list.fields, language) ?? '') : []) {
        expect(kinds).toContain(kind)
        expect(`${name}`).not.toBe('')
        expect(`${value}`).not.toBe('')
      }
    }
  })
  it('shows pictures that are drawn', () => {
    for (const { picture } of all)
      for (const keyword of picture?.split(',') ?? [])
        expect([keyword, isPictureKnown(keyword.trim())]).toEqual([keyword, true])
  })
})
