import { describe, expect, it } from 'vitest'
import { saidDoing } from './said-doing.ts'
import { isSameDoing } from './tidy-doings.ts'

const doing = (label: string) => ({ as: 'doing', label })

describe('saidDoing', () => {
  it.each([
    'Book table',
    'Sign up',
    'Log in',
    'Mark as done',
    'Put on shelf',
    'Make bouquet',
    'Apply early',
    'Add to basket',
    'Identify mushroom',
    'Start',
  ])('leaves what one presses: %s', (label) => {
    expect(saidDoing(label)).toEqual(doing(label))
  })

  it('leaves out what an app does by itself, or nobody can do', () => {
    for (const label of [
      'Help beekeepers',
      'Implement stock control',
      'Win match',
      'Feel better',
      'Make basket overflow run',
      'Put orchard maps',
      'Determine soil',
    ])
      expect(saidDoing(label), label).toBeUndefined()
  })

  it('leaves out scraps of a sentence', () => {
    for (const label of [
      'Whether wind',
      'Track what',
      'Perceive tides',
      'Get invited',
      'Choose what tree they',
      'Cut for',
      'Logs',
      'Surround area',
      'Travel with you you',
      'Keep track',
      'Replace paper tickets',
    ])
      expect(saidDoing(label), label).toBeUndefined()
  })

  it('ends a label before words it cannot end in, and says no manner', () => {
    expect(saidDoing('Compare tents against')).toEqual(doing('Compare tents'))
    expect(saidDoing('Send alarm quietly through')).toEqual(doing('Send alarm'))
    expect(saidDoing('Check currently open huts')).toEqual(doing('Check open huts'))
    expect(saidDoing('Print weekly menu')).toEqual(doing('Print weekly menu'))
    expect(saidDoing('Compare rates between different')).toEqual(doing('Compare rates'))
    expect(saidDoing('Fulfil this request')).toEqual(doing('Fulfil request'))
    expect(saidDoing('Replace battery')).toEqual(doing('Replace battery'))
  })

  it('tells what is likened to something from what is liked', () => {
    const likened = 'It is more like social media, but for herbs. Users can upload pictures.'
    expect(saidDoing('Like social media', likened)).toBeUndefined()
    expect(saidDoing('Like pictures', `${likened} They can like pictures.`)).toEqual(doing('Like pictures'))
  })

  it('shows what is proposed or kept, and tells of gestures', () => {
    expect(saidDoing('Recommend quiet campsites')).toEqual({ as: 'thing', label: 'Quiet campsites' })
    expect(saidDoing('Maintain log of repairs')).toEqual({ as: 'thing', label: 'Log of repairs' })
    expect(saidDoing('Swipe left to archive')).toEqual({ as: 'hint', label: 'Swipe left to archive' })
    expect(saidDoing('Scroll down feed')).toBeUndefined()
    expect(saidDoing('Avoid buying duplicates')).toEqual({ as: 'hint', label: 'Avoid buying duplicates' })
  })
})

describe('isSameDoing', () => {
  it('knows a doing in more words, other numbers and other spelling', () => {
    expect(isSameDoing('Join walks', 'Join guided walks')).toBe(true)
    expect(isSameDoing('Take photo', 'Take photos')).toBe(true)
    expect(isSameDoing('Create wish list', 'Create wishlist')).toBe(true)
  })

  it('tells others apart', () => {
    expect(isSameDoing('Add boat', 'Add berth')).toBe(false)
    expect(isSameDoing('Add boat', 'Delete boat')).toBe(false)
    expect(isSameDoing('Share', 'Share route')).toBe(false)
  })
})
