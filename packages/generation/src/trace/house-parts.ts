import { hasPictures, type Entity } from '../entity.ts'
import type { AppPlan, Extra, ScreenKind, ScreenPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { entityById } from '../entities/index.ts'
import { makeEntity } from '../plan/make-entity.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { labelOf } from './label-of.ts'

const prices = /^(?:(?:our |all )?prices?|(?:the )?(?:price|rate) ?lists?|rates|tariffs|pricing|fees)$/i
const menu = /^(?:(?:the |our )?(?:food |drinks? |full |digital )?menus?)$/i
const loyalty =
  /^(?:(?:digital )?(?:loyalty|stamp|bonus|reward|punch|customer) (?:cards?|points|stamps|program(?:me)?|scheme)|stamps|loyalty)$/i
const ofLoyalty = /\b(?:stamps?|loyalty|rewards?|points|bonus)\b/i
const toBook =
  /^book (?:online|now|(?:an? |the )?(?:first |free )?(?:\p{L}+ )?(?:consultations?|appointments?|visits?|times?|sessions?|services?|treatments?|talks?|slots?|fittings?|tours?))$/iu
const followed = /^(?:order|repair|job|delivery) (?:tracking|status)$/i
const booked = /^(?:(?:online )?(?:bookings?|reservations?)|booking system|appointment booking)$/i
const reached =
  /^(?:directions|(?:our )?(?:location|address)|(?:opening|business) (?:hours|times)|(?:find|call|reach|contact|visit) us|contacts?|contact (?:form|details|info(?:rmation)?|page)|phone(?: number)?|how to (?:find|get|reach) .+|about (?:me|us))$/i
const bare = /^(?:photos|pictures|images)$/i
const besides = /\b(?:with|before and after|and) (?:\p{L}+ )?(?:photos|pictures|images)\b/iu
/** What shows how things are priced, the list before the single one. */
const priced: readonly ScreenKind[] = ['browse', 'home', 'detail']

const isPriced = (main: Entity | undefined): main is Entity =>
  main !== undefined && main.samples.some(({ value }) => /[€$£]/.test(value ?? ''))

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
  if (reached.test(label)) {
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

const ofWork =
  /^(?:(?:photo |picture |image )?(?:gallery|portfolio)(?: of (?:our|my|the|past|recent) (?:\p{L}+ )?(?:works?|photos|pictures|projects))?|(?:(?:before[- ](?:and[- ])?after|recent|our) )?(?:photos|pictures)(?: of (?:(?:our|my|the|past) )?(?!teams?$|people$|guests$|customers$|staff$)\p{L}+)?|photos? gallery)$/iu

/** "Bill" of a guest: what was sold to them. */
export function asBill(extra: Extra | undefined, phrase: Phrase, plan: AppPlan): Extra | undefined {
  const [main] = plan.entities.values()
  return isPriced(main) && !phrase.verb && /^(?:(?:my|the|your) )?bill$/i.test(labelOf(phrase))
    ? {
        kind: 'thing',
        label: labelOf(phrase),
        entity: { ...main, id: 'own-bill', samples: main.samples.slice(-3) },
      }
    : extra
}

/** Nothing but pictures of what is sold or done. */
const asWork = (main: Entity): Entity => {
  const samples = main.samples.map(({ title, image }) => ({ title, ...(image ? { image } : {}) }))
  return { ...main, id: 'own-work', samples: [...samples.slice(2), ...samples.slice(0, 2)] }
}

/** Houses one pays at the door of. */
const entered =
  /\b(?:pools?|lido|baths?|zoo|museums?|castles?|palaces?|gardens?|parks?|exhibitions?|aquarium|fair|festival|towers?|caves?|mines?|ice rink)\b/i

const isUncounted = (noun: string) => /(?:ing|tion|sion|ment|ance|ice|age)$/.test(noun)

/** "Song requests", "catering requests": one asks for one. */
function requested(label: string): Extra | undefined {
  const [, noun = ''] = /^(\p{L}+) requests?$/iu.exec(label) ?? []
  const one = toSingular(noun.toLowerCase())
  if (one === '' || /^(?:friend|leave|pull|feature|access|api|service)$/.test(one)) return undefined
  const article = isUncounted(one) ? '' : /^[aeiou]/.test(one) ? 'an ' : 'a '
  return { kind: 'action', label: `Request ${article}${one}`, icon: 'send' }
}

/**
 * What somebody finds in the app of a house that sells or books things, in place of what the same word is elsewhere: the
 * bill of what was sold, pictures of the work, stamps where no screen has them. Any other extra is returned as it is.
 */
export function asHouseExtra(extra: Extra | undefined, phrase: Phrase, plan: AppPlan): Extra | undefined {
  const [main] = plan.entities.values()
  const label = labelOf(phrase)
  if (phrase.verb) return extra
  const thing = (entity: Entity): Extra => ({ kind: 'thing', label, entity })
  const make = (...nouns: string[]) => thing(makeEntity(nouns, plan.contentSeed, true, phrase.domain))
  if (/^\p{L}+s free(?: now| today)?$/iu.test(label))
    return { kind: 'field', field: { name: label, kind: 'text', value: '3 of 6', options: [] } }
  if (/^(?:(?:our|the) )?blog$/i.test(label)) {
    const posts = entityById('blog-post')
    return posts ? thing(posts) : extra
  }
  if (/^menu$/i.test(label) && !isPriced(main)) return make('lunch', 'menu')
  // What one pays to come in.
  if (prices.test(label) && !isPriced(main) && plan.isHouse)
    return make(entered.test(plan.description) ? 'ticket' : 'lesson', 'price')
  if (!plan.isHouse && !isPriced(main)) return extra
  if (loyalty.test(label)) return make('stamp')
  if (/^(?:(?:price )?packages|bundles)$/i.test(label)) return make('price', 'package')
  if (/^subscriptions?$/i.test(label)) return make('shop', 'subscription')
  if (followed.test(label) && plan.isHouse)
    return { kind: 'field', field: { name: label, kind: 'text', value: 'In work', options: [] } }
  const asked = requested(label)
  if (asked && plan.isHouse) return asked
  if (!isPriced(main)) return extra
  if (/^(?:(?:my|the|your) )?bill$/i.test(label))
    return thing({ ...main, id: 'own-bill', samples: main.samples.slice(-3) })
  return hasPictures(main) && ofWork.test(label) ? thing(asWork(main)) : extra
}
