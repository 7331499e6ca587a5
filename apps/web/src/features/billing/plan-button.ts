import type { Tier } from '@kwiq/contracts'
import { texts } from './texts.ts'

/** What the button of a plan's card says, and whether it does something. */
export interface PlanButton {
  label: string
  isEnabled: boolean
}

/** The button on the card of `plan` for somebody on `current`, when no request is under way. */
export function planButton(plan: 'FREE' | 'PRO' | 'TEAM', current: Tier): PlanButton {
  if (plan === current) return { label: texts.current, isEnabled: false }
  switch (plan) {
    case 'FREE':
      return { label: texts.freeTier, isEnabled: false }
    case 'PRO':
      return current === 'FREE'
        ? { label: texts.upgradeTo('PRO'), isEnabled: true }
        : { label: texts.downgradeTo('PRO'), isEnabled: false }
    case 'TEAM':
      return { label: texts.upgradeTo('TEAM'), isEnabled: current !== 'OWNER' }
  }
}
