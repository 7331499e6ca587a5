import { describe, expect, it } from 'vitest'
import { lineHeads } from './line-heads.ts'
import { namedSamples } from './named-samples.ts'

describe('what a description names in brackets', () => {
  it('are some of what stands in the list, by the names they have there', () => {
    expect(
      namedSamples('Climbing wall\n- badges (first lead, ten routes, night owl, ...)').get('badge'),
    ).toEqual(['First lead', 'Ten routes', 'Night owl'])
  })

  it('are none where they are values of each, or lists themselves', () => {
    expect(namedSamples('Boats (length, year, owner, condition)').size).toBe(0)
    expect(namedSamples('Shared things (recipes, shopping lists, tools)').size).toBe(0)
    expect(namedSamples('Farm animals: browse, filter, chat').size).toBe(0)
  })
})

describe('the words lines of a list begin with', () => {
  it('are what each is about, not what it mentions', () => {
    const heads = lineHeads(
      'Rugby club\n- fines paid or not\n- kit swap, people sell boots\n- bus to away games',
    )
    expect(heads?.has('fine')).toBe(true)
    expect(heads?.has('boot')).toBe(false)
    expect(lineHeads('Rugby club with fines and a bus')).toBeUndefined()
  })
})
