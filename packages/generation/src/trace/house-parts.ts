import { hasPictures } from '../entity.ts'
import type { AppPlan, ScreenKind, ScreenPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { capitalise } from '../words/forms.ts'
import { followed, isPriced, loyalty, prices } from './house-words.ts'
import { labelOf } from './label-of.ts'
import { has } from '../understand/searched.ts'

const menu = /^(?:(?:the |our )?(?:food |drinks? |full |digital )?menus?)$/i
const ofLoyalty = /\b(?:stamps?|loyalty|rewards?|points|bonus)\b/i
const toBook =
  /^book (?:online|now|(?:an? |the )?(?:first |free )?(?:\p{L}+ )?(?:consultations?|appointments?|visits?|times?|sessions?|services?|treatments?|talks?|slots?|fittings?|tours?|lessons?|class(?:es)?|courses?|tables?|rooms?|machines?|seats?))$/iu
const booked = /^(?:(?:online )?(?:bookings?|reservations?)|booking system|appointment booking)$/i
const reached =
  /^(?:directions|(?:our )?(?:location|address)|(?:opening|business) (?:hours|times)|(?:find|call|reach|contact|visit) us|contacts?|contact (?:form|details|info(?:rmation)?|page)|phone(?: number)?|how to (?:find|get|reach) .+|about (?:me|us))$/i
const bare = /^(?:photos|pictures|images)$/i
const besides = /\b(?:with|before and after|and) (?:\p{L}+ )?(?:photos|pictures|images)\b/iu
/** What shows how things are priced, the list before the single one. */
const priced: readonly ScreenKind[] = ['browse', 'home', 'detail']

/**
 * What whoever sells or books things calls the parts of an app: the menu is the list of what there is, prices stand in it, the
 * loyalty card is the screen of stamps. Calls that screen so and returns it, undefined where it is none of these.
 */
export function asHousePart(phrase: Phrase, plan: AppPlan): ScreenPlan | undefined {
  const label = labelOf(phrase)
  const slots = plan.screens.find(({ kind }) => kind === 'slots')
  // "Book consultation", "book online": on the screen of free times.
  if (slots && plan.isHouse && toBook.test(label)) {
    slots.title ??= label
    return slots
  }
  if (phrase.verb) return undefined
  const [main] = plan.entities.values()
  const find = (kinds: readonly ScreenKind[]) => {
    for (const kind of kinds) {
      const found = plan.screens.find((screen) => screen.kind === kind && screen.entity === main?.id)
      if (found) return found
    }
    return undefined
  }
  if (isPriced(main) && prices.test(label)) return find(priced)
  if (isPriced(main) && menu.test(label)) {
    const list = find(['browse'])
    if (!list) return find(['home'])
    if (list.isTab && !plan.screens.some(({ name }) => name === 'Menu')) list.name = 'Menu'
    list.title ??= capitalise(label)
    return list
  }
  // "A menu with photos": they stand in it.
  if (main && hasPictures(main) && bare.test(label) && besides.test(plan.description) && plan.isHouse)
    return find(priced)
  if (has(reached, label)) {
    const visit = plan.screens.find(({ kind }) => kind === 'visit')
    if (visit) return visit
  }
  if (booked.test(label)) return slots
  const orders = plan.screens.find(({ kind }) => kind === 'history')
  if (orders && followed.test(label)) return orders
  if (!loyalty.test(label)) return undefined
  const card = plan.screens.find(
    ({ name, entity, kind }) =>
      kind !== 'home' &&
      (ofLoyalty.test(name) || ofLoyalty.test(plan.entities.get(entity)?.many ?? '')) &&
      entity !== main?.id,
  )
  if (card && !/^stamps$/i.test(label)) card.title ??= label
  return card
}
