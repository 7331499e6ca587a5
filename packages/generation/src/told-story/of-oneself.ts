import type { AppPlan } from '../plan/types.ts'
import { placeOfOneself } from '../trace/deeds/place-deed.ts'
import { capitalise } from '../words/forms.ts'
import type { StoryClause } from './story-clauses.ts'

const mostOnButton = 4
const little = /(?<=^| )(?:an?|the|their|his|her|your|my|new) /giu

/** "Change their password and email": on one's own page, where it is put, and nothing one fills in of a thing. */
export function isOfOneself({ verb, object }: StoryClause, plan: AppPlan): boolean {
  const label = capitalise(`${verb} ${object.replaceAll(little, '')}`.trim())
  return label.split(' ').length <= mostOnButton && placeOfOneself(label, plan) !== undefined
}
