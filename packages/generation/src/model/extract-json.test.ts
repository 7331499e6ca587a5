import { describe, expect, it } from 'vitest'
import { completeScreens, extractJson, isCutOff } from './extract-json.ts'

const answer = JSON.stringify({
  name: 'A',
  screens: [
    { id: 'one', components: [{ type: 'text', label: 'Say "hi" }' }] },
    { id: 'two', components: [] },
  ],
})

describe('extractJson', () => {
  it('finds the app between other words', () => {
    expect(extractJson(`Sure {ok}: ${answer} - done {really}`)).toEqual(JSON.parse(answer))
  })

  it('never throws, wherever the answer is cut', () => {
    for (let length = 0; length <= answer.length; length += 1) {
      expect(() => extractJson(answer.slice(0, length))).not.toThrow()
    }
  })

  it('finds nothing in an answer without an app', () => {
    expect(extractJson('I cannot do that.')).toBeUndefined()
    expect(extractJson('{"error": true}')).toBeUndefined()
  })
})

describe('isCutOff', () => {
  it('tells an answer that ends amid its value from one that is whole, with words around it or without', () => {
    expect(
      [answer, `Sure {ok}: ${answer} - done`, '```json\n[{"id": "a }"}]\n```', JSON.stringify(answer)].map(
        isCutOff,
      ),
    ).toEqual([false, false, false, false])
    for (let length = 1; length < answer.length; length += 1)
      expect(isCutOff(answer.slice(0, length))).toBe(true)
  })
})

describe('completeScreens', () => {
  it('gives the screens that are complete so far', () => {
    const afterFirst = answer.indexOf('{"id":"two"') + 8
    expect(completeScreens(answer.slice(0, afterFirst))).toHaveLength(1)
    expect(completeScreens(answer)).toHaveLength(2)
    expect(completeScreens('{"name":')).toEqual([])
  })
})
