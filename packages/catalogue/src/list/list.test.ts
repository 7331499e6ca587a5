import { describe, expect, it } from 'vitest'
import { runningEntries } from './find-entries.ts'
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

describe('rows that were written while the app runs', () => {
  const action = { kind: 'screen' as const, screenId: 'plant' }
  const items = [{ title: 'Monstera', icon: 'leaf', action, chevron: true }]

  it('look like their sample and lead where it leads, also after that got another name', () => {
    const [written, sample] = runningEntries(items, [{ like: 'Monstera', title: 'Fern' }], {
      Monstera: { title: 'Delicious monster' },
    })
    expect(written).toMatchObject({
      index: 1,
      item: { title: 'Fern', icon: 'leaf', chevron: true, action: { ...action, row: { title: 'Fern' } } },
    })
    expect(sample).toMatchObject({ index: 0, item: { title: 'Delicious monster', icon: 'leaf' } })
  })

  it('say what they were changed to themselves', () => {
    const changed = { Fern: { title: 'Bracken' } }
    const [written] = runningEntries(items, [{ like: 'Monstera', title: 'Fern' }], changed)
    expect(written?.item.title).toBe('Bracken')
  })
})
