import type { ScreenPlan } from '../../plan/types.ts'
import { stemOf, toSingular } from '../../words/forms.ts'
import { heldOn } from '../deeds/deed.ts'
import { hostOf } from '../host-of.ts'
import { isOf } from '../names-of.ts'
import type { HeadRule } from './head.ts'

const summary =
  /^(?:overview|summary|breakdown|rundown|recap) of (?:(?:an?|the|each|every|all|their|your|his|her|its) )?(.+)$/i
const longestTitle = 26

/** "Overview of the group": what the values of one are called together, else the numbers there are, else a way to them. */
export const summaryOf: HeadRule = (label, phrase, plan) => {
  const [, what = ''] = summary.exec(label) ?? []
  if (what === '' || plan.tool) return undefined
  const noun = toSingular(what.toLowerCase().split(' ').at(-1) ?? '')
  const isOfIt = ({ entity, name }: ScreenPlan) => {
    const thing = plan.entities.get(entity)
    return (
      (thing !== undefined && isOf(thing, noun)) || stemOf(toSingular(name.toLowerCase())) === stemOf(noun)
    )
  }
  const page = plan.screens.find(
    (screen) => screen.kind === 'detail' && screen.detailsTitle === undefined && isOfIt(screen),
  )
  if (page) {
    page.detailsTitle = label
    return { done: page }
  }
  const numbers = plan.screens.find(({ kind, title }) => kind === 'stats' && title === undefined)
  if (numbers && label.length <= longestTitle) {
    numbers.title = label
    return { done: numbers }
  }
  const [front] = plan.screens
  if (front && front.subtitle === undefined) {
    front.subtitle = label
    return { done: front }
  }
  const extra = { kind: 'note', label, icon: 'chart' } as const
  return heldOn(hostOf(plan, extra, phrase), extra, plan)
}
