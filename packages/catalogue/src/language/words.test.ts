import { expect, test } from 'vitest'
import { isRightToLeft, scriptLanguage } from './script-language.ts'
import { ownWord, ownWords } from './words.ts'

test.each(['de', 'fr', 'es', 'pt', 'it', 'ar', 'he', 'zh', 'ja'])(
  '%s has every word of the components',
  (language) => {
    const words = ownWords.map((word) => ownWord(word, language))
    expect(words.every((word) => word.trim() === word && word.length > 0)).toBe(true)
    expect(new Set(words).size).toBe(ownWords.length)
    expect(words.filter((word, index) => word === ownWords[index]).length).toBeLessThan(4)
    expect(ownWord('Open in a map', language)).not.toBe('Open in a map')
  },
)

test('a language without words of its own speaks English, a region speaks its language', () => {
  expect(ownWord('Search', 'nl')).toBe('Search')
  expect(ownWord('Search', 'pt-BR')).toBe('Pesquisar')
})

test('letters tell the language, and languages the side that reading begins at', () => {
  expect(['الرئيسية', 'בית', 'ホーム', '首页', 'Главная', 'Home 2'].map(scriptLanguage)).toEqual([
    'ar',
    'he',
    'ja',
    'zh',
    'ru',
    undefined,
  ])
  expect(['ar', 'he-IL', 'fa', 'en', 'ja'].map(isRightToLeft)).toEqual([true, true, true, false, false])
})
