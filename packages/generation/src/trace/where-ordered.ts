import { orderPageOf } from '../plan/order-page.ts'
import type { AppPlan, ScreenKind, ScreenPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { capitalise, stemOf } from '../words/forms.ts'
import { chosenOfBooking } from './chosen-of-booking.ts'
import { labelOf } from './label-of.ts'
import { has } from '../understand/searched.ts'

const find = ({ screens }: AppPlan, ...kinds: ScreenKind[]): ScreenPlan | undefined =>
  kinds.flatMap((kind) => screens.filter((screen) => screen.kind === kind && !screen.isDeed))[0]

/** Parts of ordering and booking by their names. */
const parts: readonly (readonly [RegExp, readonly ScreenKind[]])[] = [
  [/^(?:the |a |my )?(?:shopping )?(?:cart|basket|bag)$/i, ['cart']],
  [
    /^(?:(?:easy|simple|fast|quick|secure|safe|online|card|mobile|in-app) )*(?:check-?out|payments?|paying|card payments?|ordering)$/i,
    ['checkout', 'cart'],
  ],
  [/^(?:(?:delivery|shipping|home|my|their) )?address(?:es)?$/i, ['checkout']],
  [/^(?:delivery|pick-?up|shipping) options?$/i, ['checkout']],
  [
    /^(?:(?:home|fast|free|local|same-day|express) )?(?:delivery|shipping|pick-?up|take-?away)$/i,
    ['checkout'],
  ],
  [/^(?:(?:product|shop|menu|food) )?categor(?:y|ies)$|\bnow (?:showing|playing|on)\b/i, ['browse', 'home']],
  [/^(?:class |full |weekly |course |lesson )?(?:schedule|timetable)s?$/i, ['week', 'calendar']],
  [/^(?:(?:digital|mobile|e-?) ?)?(?:tickets?|qr|qr codes?)$/i, ['ticket']],
  [
    /^(?:(?:see|fair|clear|fixed|transparent) )?(?:prices?|pricing|costs?|(?:prices?|rates?|costs?) per (?:hour|day|night|person|lesson|session|km))$/i,
    ['detail'],
  ],
  [/^(?:order|orders|my orders|order history|past orders|previous orders)$/i, ['history']],
]

/** What is paid; other words behind "pay" say how, or belong to something else. */
const paidFor =
  /^pay (?:an? |the |my |their )?(?:(?:monthly|yearly|local|entry|late) )?(?:deposits?|fees?|fares?|rents?|bills?|invoices?|taxes|fines?|dues|tuition|shares?)\b/i

const ordering = /^(?:order|buy|purchase|preorder|pre-order|shop)$/
const choosing =
  /^(?:choose|pick|select|set|schedule|plan|enter|give|specify|add|pick up|return|collect|fetch)$/
/** Whom or what one books, of what the app has. */
const ofBooking =
  /\b(?:technicians?|stylists?|barbers?|hairdressers?|therapists?|doctors?|dentists?|trainers?|instructors?|teachers?|tutors?|cleaners?|groomers?|services?|treatments?|packages?|designs?|rooms?|tables?|courts?|types?|class|classes)\b/i
/** Nobody books a host. */
const ofWhom = /\b(?:hosts?|owners?|sellers?|users?|online|and)\b/i
const picking = /^(?:choose|pick|select)$/
const booking = /^(?:book|reserve|schedule|request|rent|hire)$/
/** Said further of an order, which is none of what is ordered: "order again", "order history". */
const ofFormer =
  /\b(?:again|history|status|number|tracking|past|previous|for others?|for (?:an?|my|their|a whole) \p{L}+)\b/iu
const when = /\b(?:pick-?ups?|deliver\w*|dates?|days?|times?|slots?|hours?|address\w*)\b/i
const whenAndWhere =
  /^(?:delivery|pick-?up|collection) (?:date|time|day|slot|hour)s?(?: (?:selection|picker|choice))?$/i

const hasField = ({ entities }: AppPlan, name: string): boolean =>
  [...entities.values()].some(
    ({ price, fields }) =>
      price !== undefined &&
      fields.some(
        (field) =>
          field.options.length > 1 && stemOf(field.name.toLowerCase()) === stemOf(name.toLowerCase()),
      ),
  )

/** "Fresh fruit vegetables milk": what stands on the shelf, or the groups of it. */
function isOfShelf({ entities }: AppPlan, { words }: Phrase): boolean {
  const sold = [...entities.values()].filter(({ price }) => price !== undefined)
  const stems = new Set(
    sold
      .flatMap(({ groups, samples }) => [...groups, ...samples.map(({ title }) => title)])
      .flatMap((title) => (title.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(stemOf)),
  )
  return words.length > 1 && words.filter((word) => stems.has(stemOf(word))).length * 2 > words.length
}

/** Whether the app has its things ordered, and not only kept. */
const isOrdering = (plan: AppPlan): boolean =>
  plan.handovers !== undefined && find(plan, 'cart') !== undefined && find(plan, 'detail') !== undefined

/**
 * The screen on which something is ordered, paid, booked or chosen for an order: its main button does that already. Undefined
 * in apps in which nothing is ordered or booked, and for what has a button of its own ("order again").
 */
export function whereOrdered(phrase: Phrase, plan: AppPlan): ScreenPlan | undefined {
  const label = labelOf(phrase)
  const { verb } = phrase
  const isOrder = isOrdering(plan)
  const slots = find(plan, 'slots')
  const paid = has(ofPaying, label) ? find(plan, 'checkout') : undefined
  if (paid) return paid
  if (!isOrder && !slots) return onRide(phrase, plan, label) ?? onJob(phrase, plan, label)
  if (!verb) {
    if (/^(?:rate|reviews?|ratings?|rate and review)$/i.test(label)) return reviewed(plan)
    const [, option = ''] =
      /^(?:\w+ )?(colou?r|size|material|scent|flavou?r|topping|extra)s?(?: (?:options?|choices?|selection|variants?))?$/i.exec(
        label,
      ) ?? []
    if (isOrder && option !== '' && hasField(plan, option)) return find(plan, 'detail')
    if (
      isOrder &&
      /^(?:product|item|dish)s? (?:details?|pages?|info(?:rmation)?|descriptions?)$/i.test(label)
    )
      return find(plan, 'detail')
    if (isOrder && has(whenAndWhere, label)) return withDate(find(plan, 'checkout'), label)
    if (/\b(?:panels?|dashboards?|sides?|views?)$/i.test(label)) {
      const side = plan.screens.find(({ page }) => page?.id.startsWith('for-'))
      if (side) return side
    }
    if (
      isOrder &&
      /\b(?:customi[sz]ation|customi[sz]able|extras|add-?ons|ingredients|toppings|fillings?|sauces?)\b/i.test(
        label,
      )
    )
      return find(plan, 'detail')
    if (isOrder && isOfShelf(plan, phrase)) return find(plan, 'browse', 'home')
    const kinds = parts.find(([form]) => has(form, label))?.[1]
    return kinds && find(plan, ...kinds)
  }
  if (verb === 'get' && /^get (?:a )?(?:remind|notifi|alert)/i.test(label)) return find(plan, 'notifications')
  if (/^(?:rate|review)$/.test(verb) && phrase.words.length === 0) return reviewed(plan)
  if (/^(?:leave|write|give)$/.test(verb) && /\b(?:reviews?|ratings?|feedback)$/i.test(label))
    return withReview(reviewed(plan), label)
  if (/^(?:check|see|view)$/.test(verb) && /\bavailab/i.test(label)) return slots ?? find(plan, 'browse')
  if (/^(?:pay|check ?out)$/.test(verb))
    return has(paidFor, label) ? called(find(plan, 'checkout'), label) : find(plan, 'checkout')
  if (has(ofFormer, label)) return undefined
  // A table is reserved, and no dish.
  if (slots && has(booking, verb) && /\b(?:tables?|seats?|appointments?)$/i.test(label))
    return called(slots, label)
  if (isOrder) {
    if (has(ordering, verb)) return find(plan, 'detail')
    if (/^(?:build|customi[sz]e|compose|personali[sz]e)$/.test(verb)) return find(plan, 'detail')
    if (
      /^(?:add|write|include|attach)$/.test(verb) &&
      /\b(?:cards?|messages?|notes?|texts?|wishes)$/i.test(label)
    )
      return find(plan, 'detail')
    if (/^(?:pick up|collect|fetch)\b/i.test(label))
      return orderPageOf(plan.screens) ?? find(plan, 'checkout')
    if (has(choosing, verb) && has(when, label)) return withDate(find(plan, 'checkout'), withoutVerb(label))
    return has(picking, verb) ? find(plan, 'detail') : undefined
  }
  if (!slots) return undefined
  if (verb === 'return') return isForDays(plan) && has(when, label) ? slots : undefined
  if (has(choosing, verb) && has(when, label)) return slots
  if (has(picking, verb) && has(ofBooking, label))
    return chosenOfBooking(withoutVerb(label), slots, plan) ?? find(plan, 'detail') ?? slots
  if (!has(booking, verb)) return undefined
  return has(ofWhom, label) ? slots : called(slots, label)
}

/** "Delivery date" of "choose a delivery date". */
const withoutVerb = (label: string): string => label.replace(/^\p{L}+ (?:an? |the |their |your |my )?/iu, '')

/** Ways to pay are chosen where one pays. */
const ofPaying =
  /^(?:(?:pay )?(?:with |by )?(?:apple pay|google pay|paypal|credit card|debit card|card|stripe|twint|klarna)(?: (?:and|or) (?:cash|card|paypal|google pay))?)$/i

/** What whoever brings something does with a delivery is done from its page, and the way is on the map. */
function onJob({ verb }: Phrase, plan: AppPlan, label: string): ScreenPlan | undefined {
  if (!plan.screens.some(({ kind, name }) => kind === 'stats' && name === 'Earnings')) return undefined
  if (/\b(?:navigat\w*|directions|routes?|gps)\b/i.test(label)) return find(plan, 'map')
  if (/\b(?:earnings?|income|earned|payouts?|tips)\b/i.test(label)) return find(plan, 'stats')
  return verb &&
    /^(?:accept|reject|decline|start|finish|end|complete|mark|confirm|deliver|go|toggle|take)$/.test(verb)
    ? find(plan, 'detail')
    : undefined
}

/** A ride is ordered in its form, which knows the fare. */
function onRide({ verb }: Phrase, plan: AppPlan, label: string): ScreenPlan | undefined {
  const [main] = plan.entities.values()
  if (main?.id !== 'taxi-ride') return undefined
  if (!verb)
    return /^(?:(?:fare|price|cost) (?:estimates?|calculator|calculation)|fares?|upfront prices?)$/i.test(
      label,
    )
      ? find(plan, 'detail')
      : undefined
  return /^(?:request|order|book|hail|call|get|take)$/.test(verb) &&
    /\b(?:rides?|cabs?|taxis?|cars?|drivers?)\b/i.test(label)
    ? called(find(plan, 'form'), label)
    : undefined
}

/** What others think stands on a thing's page, and one adds to it there. */
function reviewed(plan: AppPlan): ScreenPlan | undefined {
  const form = plan.screens.find(({ isDeed, name }) => isDeed === true && /^(?:rate|review)/i.test(name))
  if (form) return form
  const detail = find(plan, 'detail')
  if (detail) plan.hasReviews = true
  return detail
}

/** "Leave a review" below those of others. */
function withReview(screen: ScreenPlan | undefined, label: string): ScreenPlan | undefined {
  if (screen?.kind !== 'detail') return screen
  const isThere = screen.extras.some((extra) => extra.kind === 'action' && ofReview.test(extra.label))
  const [verb = '', ...rest] = label.split(' ')
  const short = label.split(' ').length > mostWords ? `${verb} ${rest.at(-1) ?? ''}` : label
  if (!isThere) screen.extras.push({ kind: 'action', label: short, icon: 'star' })
  return screen
}
const mostWords = 4
const ofReview = /\b(?:reviews?|ratings?|feedback)$/i

const longestTitle = 24

/** A screen called after what is done there, where that says more than one word. */
function called(screen: ScreenPlan | undefined, label: string): ScreenPlan | undefined {
  if (
    screen &&
    label.includes(' ') &&
    label.length <= longestTitle &&
    !/ (?:online|now|easily|securely)$/i.test(label)
  )
    screen.title = screen.title && !/^(?:choose|pick|when)\b/i.test(screen.title) ? screen.title : label
  return screen
}

/** "Delivery date": asked for where one pays. */
function withDate(screen: ScreenPlan | undefined, label: string): ScreenPlan | undefined {
  if (screen) screen.detailsTitle ??= capitalise(label.replace(/ (?:selection|picker|choice)$/i, ''))
  return screen
}

/** What is had for days is fetched and brought back. */
const isForDays = ({ entities }: AppPlan): boolean =>
  [...entities.values()].some(({ price }) => /\b(?:day|night|hour)$/.test(price?.caption ?? ''))
