import { describe, expect, it } from 'vitest'
import { isDaily } from './days-of-month.ts'
import { besideCourse, hasSpan, spanOf, trendLine } from './trend-line.ts'

const trend = (title: string, value: string, delta: string, labels: string[] = []) => ({
  title,
  value,
  delta,
  labels,
  data: [],
  isLowerBetter: false,
})

describe('a course in words', () => {
  it('says how much more or fewer, of what, and than when', () => {
    expect(trendLine({ trend: trend('Minutes this week', '155', '+24') })).toBe(
      '24 minutes more than last week',
    )
    expect(trendLine({ trend: trend('Kilometres this month', '86 km', '−12 km') })).toBe(
      '12 kilometres fewer than last month',
    )
  })

  it('is silent where the change alone would be a wrong statement', () => {
    expect(trendLine({ trend: trend('Amount of water', '1.48 l', '+0.2 l') })).toBeUndefined()
    expect(trendLine({ trend: trend('Spent this month', '€ 412', '−€ 38') })).toBeUndefined()
    expect(trendLine({ trend: trend('Sales this week', '€ 4,120', '+9 %') })).toBeUndefined()
  })

  it('stands under the span it is of', () => {
    expect(spanOf(trend('Spent this month', '€ 412', '−€ 38', ['M', 'T', 'W', 'T', 'F', 'S', 'S']))).toBe(1)
    expect(spanOf(trend('Minutes a day', '12', '+3', ['F', 'S', 'S', 'M', 'T', 'W', 'T']))).toBe(0)
  })

  it('has a month of days only where days are counted', () => {
    const plain = { trend: trend('EUR to USD', '1.08', '+0.4 %'), facts: [], add: 'Add rate' }
    expect(isDaily({ ...plain, figures: [{ value: '12', title: 'Rates' }] })).toBe(false)
    expect(isDaily({ ...plain, figures: [{ value: '12', title: 'Day streak' }] })).toBe(true)
  })
})

describe('numbers beside a course', () => {
  const figures = [
    { value: '35 ppt', title: 'Salinity' },
    { value: '8.2', title: 'pH' },
    { value: '3', title: 'Days to change' },
  ]
  const salinity = {
    title: 'Salinity',
    value: '35 ppt',
    delta: '+1',
    data: [],
    labels: [],
    isLowerBetter: false,
  }

  it('are others than the one above it', () => {
    expect(besideCourse({ figures, trend: salinity }).map(({ title }) => title)).toEqual([
      'pH',
      'Days to change',
    ])
    expect(besideCourse({ figures: figures.slice(0, 2), trend: salinity })).toHaveLength(2)
  })

  it('come with spans to choose only where it is of days, weeks or months', () => {
    expect(hasSpan({ ...salinity, labels: ['F', 'S', 'S', 'M', 'T', 'W', 'T'] })).toBe(true)
    expect(hasSpan({ ...salinity, title: 'Spent this month', labels: ['1', '4', '7'] })).toBe(true)
    expect(hasSpan({ ...salinity, title: 'Still to pay', labels: ['1', '5', '9', '13'] })).toBe(false)
  })
})
