import { describe, expect, it } from 'vitest'
import { entityById } from '../entities/index.ts'
import { daysSaid, isBeyondMonth, weekdaysSaid } from './dates-said.ts'

const thing = (id: string) => {
  const entity = entityById(id)
  if (!entity) throw new Error(id)
  return entity
}

describe('dates a thing says', () => {
  it('are marked in its calendar: one birthday in November, none of them this week', () => {
    expect(daysSaid(thing('birthday'))).toEqual([24])
    expect(weekdaysSaid(thing('birthday'))).toEqual([])
    expect(isBeyondMonth(thing('birthday'))).toBe(true)
  })

  it('are unknown where most say none', () => {
    expect(daysSaid(thing('plant'))).toBeUndefined()
  })
})
