import type { Extra } from '../../plan/types.ts'
import { capitalise } from '../../words/forms.ts'
import { type DeedRule, firstOf, heldOn } from './deed.ts'

const placing = /^(?:place|put|drop|set|add|pick|choose|select|mark)$/
const spot = /^(?:pins?|markers?|locations?|spots?|points?|places?)(?: on map)?$/

/** "Place a marker on a map": where something is, is shown on a map in the form of it. */
export const ofMap: DeedRule = ({ verb, object }, plan) => {
  if (!placing.test(verb) || !spot.test(object) || plan.tool) return undefined
  if (!object.endsWith(' on map') && !/^(?:pin|marker)/.test(object)) return undefined
  const form = firstOf(plan, 'form')
  const extra: Extra = { kind: 'place', label: capitalise(`${object.replace(/s? on map$|s$/, '')} on map`) }
  return heldOn(form ?? firstOf(plan, 'map', 'detail'), extra, plan)
}
