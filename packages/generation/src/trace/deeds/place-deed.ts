import type { AppPlan } from '../../plan/types.ts'
import { firstOutcome, type Outcome } from '../placing/placing.ts'
import { deedOf, type DeedRule } from './deed.ts'
import { ofAccount, ofProfile } from './of-account.ts'
import { ofGoals, ofLevels, ofSwitches } from './of-controls.ts'
import { ofList } from './of-list.ts'
import { ofMaking } from './of-making.ts'
import { ofMap } from './of-map.ts'
import { ofPage } from './of-page.ts'
import { ofScreens } from './of-screens.ts'

const ofOneself: readonly DeedRule[] = [ofAccount, ofProfile]
const rules: readonly DeedRule[] = [
  ...ofOneself,
  ofLevels,
  ofSwitches,
  ofGoals,
  ofScreens,
  ofList,
  ofMap,
  ofMaking,
  ofPage,
]

/**
 * Puts what one does where it is done in any app, as what it is there: an account is made where one signs in, a picture of
 * oneself set on one's own page, a volume is a slider, a filter a choice above the list. Undefined for what an app does of
 * its own, which needs a button.
 */
export const placeDeed = (label: string, plan: AppPlan): Outcome | undefined =>
  firstOutcome(rules, deedOf(label), plan)

/** What one says of oneself, and how one comes in: never a matter of the app's things, whatever these are. */
export const placeOfOneself = (label: string, plan: AppPlan): Outcome | undefined =>
  plan.tool === undefined ? firstOutcome(ofOneself, deedOf(label), plan) : undefined
