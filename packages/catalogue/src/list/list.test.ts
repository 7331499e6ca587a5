import { describe, expect, it } from 'vitest'
import { isLastOfGroup } from './layouts/bubbles.tsx'
import { judgeChange } from './parts/change.ts'

describe('changes', () => {
  it('are good or bad by their sign, the typographic minus included', () => {
    expect(judgeChange('+12 %')).toBe('good')
    expect(judgeChange('-3')).toBe('bad')
    expect(judgeChange('−2.3 %')).toBe('bad')
  })

  it('turn round where lower is better', () => {
    expect(judgeChange('−€ 52', true)).toBe('good')
    expect(judgeChange('+4 min', true)).toBe('bad')
  })

  it('are neither without a sign', () => {
    expect(judgeChange('left')).toBe('neutral')
    expect(judgeChange(undefined)).toBe('neutral')
  })
})

describe('groups of bubbles', () => {
  const items = [
    { text: 'a' },
    { text: 'b' },
    { text: 'c', mine: true },
    { day: 'Tuesday' },
    { text: 'd', mine: true },
  ]

  it('end where somebody else speaks, a day begins, or nobody follows', () => {
    expect(items.map((_, index) => isLastOfGroup(items, index))).toEqual([false, true, true, true, true])
  })
})
