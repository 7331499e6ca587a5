import { makeEntity } from '../plan/make-entity.ts'
import { type AppPlan, type Extra, foundId, mostScreens, type ScreenPlan } from '../plan/types.ts'
import { capitalise, toPlural, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { isOf } from './names-of.ts'

const longestName = 16
const soughtPeople =
  /^(?:find|search|meet|discover|search for|look for) (?:an? |the |other |new )?(\p{L}+)(?= (?:for|who|with|near|in|to|nearby)\b|$)/iu
/** Above these one looks for anybody. */
const anybody = /^(?:people|person|user|somebody|someone|member|friend|contact)$/

/** "Find collectors" in an app of stamps: a list of them, and no search field above the stamps. */
export function foundPeople(shown: Extra, plan: AppPlan): ScreenPlan | undefined {
  if (shown.kind !== 'search' || plan.tool || plan.screens.length >= mostScreens) return undefined
  const noun = toSingular(soughtPeople.exec(shown.label)?.[1]?.toLowerCase() ?? '')
  const name = capitalise(toPlural(noun))
  if (noun === '' || anybody.test(noun) || classOf(noun) !== 'person' || name.length > longestName)
    return undefined
  const isThere =
    [...plan.entities.values()].some((entity) => isOf(entity, noun)) ||
    plan.screens.some((screen) => toSingular(screen.name.toLowerCase()) === noun)
  if (isThere) return undefined
  const them = makeEntity([noun], plan.contentSeed, true)
  plan.entities.set(them.id, them)
  const screen: ScreenPlan = {
    id: `${foundId}${noun}`,
    kind: 'browse',
    name,
    icon: 'users',
    isTab: false,
    entity: them.id,
    variant: 0,
    extras: [],
    title: shown.label,
  }
  plan.screens.push(screen)
  return screen
}
