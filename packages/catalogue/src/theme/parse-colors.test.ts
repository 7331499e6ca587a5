import { expect, test } from 'vitest'
import { parseColors } from './parse-colors.ts'

test('names come in the order they are stated', () => {
  expect(parseColors('A gold and navy shop')).toEqual(['#c99a2e', '#1d3263'])
})

test('hex codes are completed to six digits', () => {
  expect(parseColors('primary #0F0, accent #12ABef')).toEqual(['#00ff00', '#12abef'])
})

test('dark and light move a named colour', () => {
  const [plain, dark, light] = ['green', 'dark green', 'light green'].map((text) => parseColors(text)[0])
  expect(new Set([plain, dark, light]).size).toBe(3)
})

test('a colour inside another word is none', () => {
  expect(parseColors('a shared bluetooth speaker, tanned and greyhound')).toEqual([])
})
