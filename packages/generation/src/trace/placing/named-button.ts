import type { Extra } from '../../plan/types.ts'
import { capitalise } from '../../words/forms.ts'
import { hostOf } from '../host-of.ts'
import { isSaidTwice } from '../said-already.ts'
import type { PlacingRule } from './placing.ts'

/** What a description has somebody press under a name is a button of that name, where one thing is shown. */
export const namedButton: PlacingRule = ({ phrase: { isButton, label = '' }, phrase, plan }) => {
  if (!isButton || plan.tool) return undefined
  const held: Extra = { kind: 'action', label: capitalise(label), icon: 'check', isNamed: true }
  if (isSaidTwice(held, plan)) return undefined
  const host = plan.screens.find(({ kind }) => kind === 'detail') ?? hostOf(plan, held, phrase)
  if (!host) return 'unplaced'
  host.extras.push(held)
  return { held }
}
