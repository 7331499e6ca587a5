import type { AppPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { isKindOf } from '../words/kinds-of-things.ts'
import { isOf } from './names-of.ts'

const longest = 12
const most = 4

/**
 * The phrases that name kinds of what the app is about ("bus, train and tram"): its list is filtered by them, and nothing else is
 * made of them.
 */
export function kindsOfMain(plan: AppPlan, told: readonly Phrase[]): ReadonlySet<Phrase> {
  const [main] = plan.entities.values()
  if (!main || plan.isRegister) return new Set()
  // "Metro departures" of departures
  const kindIn = ({ words }: Phrase) =>
    (words.length > 1 && isOf(main, toSingular(words.at(-1) ?? '')) ? words.slice(0, -1) : words).join(' ')
  const named = told.filter(
    (phrase) =>
      !phrase.verb && !phrase.label && phrase.options.length === 0 && isKindOf(main.id, kindIn(phrase)),
  )
  const groups = [...new Set(named.map((phrase) => capitalise(kindIn(phrase))))].filter(
    ({ length }) => length <= longest,
  )
  if (groups.length > 1) plan.entities.set(main.id, { ...main, groups: ['All', ...groups.slice(0, most)] })
  return new Set(named)
}
