import type { AppPlan, ScreenPlan } from '../../plan/types.ts'
import { capitalise, toSingular } from '../../words/forms.ts'
import { isOf } from '../names-of.ts'
import { type DeedRule, firstOf, heldOn } from './deed.ts'

const orders = ['Newest', 'Oldest', 'A to Z']
/** Where nothing is said of by what, and the things have no kinds. */
const usual = ['Nearby', 'Newest', 'Favorites']
const mostBy = 4
const mostWords = 4

function listOf(plan: AppPlan, object: string): ScreenPlan | undefined {
  const nouns = object.split(' ').map(toSingular)
  const lists = plan.screens.filter(
    ({ kind }) => kind === 'browse' || kind === 'history' || kind === 'people',
  )
  return (
    lists.find(({ entity }) => {
      const thing = plan.entities.get(entity)
      return thing !== undefined && nouns.some((noun) => isOf(thing, noun))
    }) ?? firstOf(plan, 'browse', 'people', 'home', 'history', 'saved')
  )
}

/** "Filter clubs by city or sport", "sort recordings": a choice above the list, by what is said or by what any list has. */
export const ofList: DeedRule = ({ verb, object, label }, plan) => {
  if (!/^(?:filter|sort)$/.test(verb) || plan.tool) return undefined
  const [, what = '', by = ''] = /^(.*?)(?:^| )by (.+)$/.exec(object) ?? [object, object]
  const ways = by.split(/\s*(?:\/|,| and | or )\s*/).filter((way) => way !== '')
  const list = listOf(plan, what)
  const isSorted = list?.extras.some(
    (extra) => extra.kind === 'choice' && /^(?:sort|order)\b/i.test(extra.label),
  )
  if (list && verb === 'sort' && isSorted) return { done: list }
  const isBare = by === '' && what !== ''
  if (!isBare && (verb === 'sort' || ways.length < 2)) return undefined
  const groups = [...plan.entities.values()][0]?.groups ?? []
  const told = ways.length > 1 ? ways : groups.length > 1 ? groups : usual
  const name = verb === 'filter' ? capitalise(`filter ${what}`.trim()) : label
  return heldOn(
    list,
    {
      kind: 'choice',
      label: name.split(' ').length > mostWords || name === 'Filter' ? capitalise(`${verb} by`) : name,
      options: verb === 'filter' ? ['All', ...told.slice(0, mostBy).map(capitalise)] : orders,
    },
    plan,
  )
}
