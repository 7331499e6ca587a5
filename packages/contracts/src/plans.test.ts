import { describe, expect, it } from 'vitest'
import { describePlanLimit, isWithinLimit, planTable, planThatLifts } from './plans.ts'

describe('plans', () => {
  it('take the dashboard reading of the specification', () => {
    const figures = Object.entries(planTable).map(([tier, { displayPrice, limits }]) => [
      tier,
      displayPrice,
      limits.projects,
      limits.aiGenerations,
      limits.exports,
    ])
    expect(figures).toEqual([
      ['FREE', '$0', 1, 3, 0],
      ['PRO', '$19', 10, 100, 10],
      ['TEAM', '$49', -1, -1, -1],
      ['OWNER', '$0', -1, -1, -1],
    ])
  })

  it('counts up to the limit and never past it, except where there is none', () => {
    expect(isWithinLimit(2, 3)).toBe(true)
    expect(isWithinLimit(3, 3)).toBe(false)
    expect(isWithinLimit(0, 0)).toBe(false)
    expect(isWithinLimit(1_000_000, -1)).toBe(true)
  })

  it('names the limit and the plan that lifts it', () => {
    expect(describePlanLimit('FREE', 'projects')).toBe(
      'The FREE plan includes 1 project. Upgrade to PRO for 10 projects.',
    )
    expect(describePlanLimit('PRO', 'aiGenerations')).toBe(
      'The PRO plan includes 100 AI generations a month. Upgrade to TEAM for unlimited AI generations a month.',
    )
    expect(planThatLifts('TEAM', 'projects')).toBeNull()
  })
})
