import { firstOf } from '../deeds/deed.ts'
import { isOf } from '../names-of.ts'
import { capitalise, toSingular } from '../../words/forms.ts'
import type { HeadRule } from './head.ts'

const own = /^(?:my|our|your|their|a|the|whole|entire|personal|own)$/
const longestTitle = 26
/** What one has gathered; a stock or a register may be of anything else. */
const gathered = /^(?:collection|library|archive|stash|hoard|backlog)$/

/** "Plays and collection" of games: all that the app keeps, which its list is called. */
export const holderOf: HeadRule = (label, _phrase, plan) => {
  const words = label.toLowerCase().split(' ')
  const holder = words.at(-1) ?? ''
  if (!gathered.test(holder)) return undefined
  const [main, ...others] = plan.entities.values()
  if (!main || main.one === '' || others.some((other) => isOf(other, holder))) return undefined
  const what = words.slice(0, -1).filter((word) => !own.test(word))
  // "A tool library" of an app of something else is no list of that.
  if (!what.every((word) => isOf(main, toSingular(word)))) return undefined
  const list = plan.screens.find(({ kind, entity }) => kind === 'browse' && entity === main.id)
  const screen = list ?? firstOf(plan, 'home')
  if (screen === undefined || isOf(main, holder)) return undefined
  if (screen === list && label.length <= longestTitle) list.title ??= capitalise(label.toLowerCase())
  return { done: screen }
}
