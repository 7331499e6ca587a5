import { describe, expect, it } from 'vitest'
import { reword } from '../searched.ts'
import { storeCopy, withoutStoreCopy } from './read-store-copy.ts'

describe('the text of a store', () => {
  it.each(storeCopy.map(({ example }) => example))('reads “%s”', (before, after) => {
    expect(reword(before, storeCopy).trim()).toBe(after)
  })

  it('keeps who looks for something as somebody who sees it', () => {
    expect(withoutStoreCopy('Members browse puppets by size.')).toBe('Members see puppets, filter by size.')
  })

  it('leaves a plain description as it is', () => {
    const plain = 'Recipes with photos, a shopping list and a timer for each step'
    expect(withoutStoreCopy(plain)).toBe(plain)
  })

  it('leaves what stands in quotes', () => {
    const drawn = 'A button "Simply the sleek search" and a powerful filter'
    expect(withoutStoreCopy(drawn)).toBe('A button "Simply the sleek search" and a filter')
  })
})
