import { expect, test } from 'vitest'
import { planButton } from './plan-button.ts'

test.each([
  ['PRO', 'FREE', 'Upgrade to PRO', true],
  ['PRO', 'PRO', 'Current Plan', false],
  ['PRO', 'TEAM', 'Downgrade to PRO', false],
  ['PRO', 'OWNER', 'Downgrade to PRO', false],
  ['TEAM', 'FREE', 'Upgrade to TEAM', true],
  ['TEAM', 'PRO', 'Upgrade to TEAM', true],
  ['TEAM', 'TEAM', 'Current Plan', false],
  ['TEAM', 'OWNER', 'Upgrade to TEAM', false],
  ['FREE', 'FREE', 'Current Plan', false],
  ['FREE', 'PRO', 'Free Tier', false],
  ['FREE', 'OWNER', 'Free Tier', false],
] as const)('%s for somebody on %s: %s', (plan, current, label, isEnabled) => {
  expect(planButton(plan, current)).toEqual({ label, isEnabled })
})
