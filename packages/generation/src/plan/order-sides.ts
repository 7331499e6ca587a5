import { forCouriers } from '../pages/for-couriers.ts'
import { forProviders } from '../pages/for-providers.ts'
import { forSellers } from '../pages/for-sellers.ts'
import type { Page } from '../pages/page.ts'
import { capitalise, toPlural } from '../words/forms.ts'
import { type AppPlan, mostScreens, type ScreenPlan } from './types.ts'
import { find, has } from '../understand/searched.ts'

interface OrderSide {
  page: Page
  /** Those who do it, by the words for them. */
  who: RegExp
}

const does =
  '(?: (?:can|could|should|will|may|get|gets|see|sees|accept\\p{L}*|deliver\\p{L}*|confirm\\p{L}*|bring\\p{L}*|manage\\p{L}*|receive\\p{L}*|update\\p{L}*|mark\\p{L}*|upload\\p{L}*|add\\p{L}*|list\\p{L}*|sell\\p{L}*|prepare\\p{L}*|collect\\p{L}*|pick\\p{L}*|offer\\p{L}*|set\\p{L}*|post\\p{L}*|have|has)\\b| (?:app|side|view|panel|dashboard|part|login)\\b)'
/** "For customers, pickers and drivers", "with customers, restaurants and riders": those an app has sides for. */
const sideOf = (names: string): RegExp =>
  new RegExp(
    `\\b(?<who>${names})${does}|\\b(?:for|with|connects?|between) (?:the )?(?:(?:customers|users|buyers|clients|guests|passengers|students|parents|shoppers)(?:, and |, | and )(?:\\p{L}+(?:, and |, | and )){0,2}(?<among>${names})\\b|(?<first>${names})(?:, | and )(?:customers|users|buyers|clients|guests|passengers|students|parents|shoppers)\\b)`,
    'iu',
  )

const ofOrders: readonly OrderSide[] = [
  {
    page: forCouriers,
    who: sideOf(
      'couriers?|riders?|(?:delivery )?drivers?|delivery (?:people|partners?|boys?)|volunteers|neighbours',
    ),
  },
  {
    page: forSellers,
    who: sideOf(
      'restaurants?|shops|stores|vendors?|sellers?|merchants?|shop owners?|restaurant owners?|store owners?|pickers|makers|artisans|farmers|pharmacists?|bakers?|florists?',
    ),
  },
]
/** "Washers get the jobs", "sitters can accept requests": whoever does something, by their ending. */
const ofBookings: readonly OrderSide[] = [
  {
    page: forProviders,
    who: new RegExp(
      sideOf(
        'cleaners?|tutors?|teachers|providers?|professionals|freelancers|handymen|stylists|hosts?|instructors|trainers|photographers?|babysitters|sitters|walkers|mechanics|venues|salons|barbers|therapists|washers|groomers',
      ).source +
        '|\\b(?!(?:customers?|users?|members?|visitors?|tenants?|guests?|parents?|owners?|buyers?|travell?ers?|patients?|clients?|students?|others?|offers?|orders?|numbers?)\\b)(?<does>\\p{L}{3,12}(?:ers|ors|ists|ants|men)) (?:can )?(?:also )?(?:get|see|accept|receive|take|confirm|decline)s? (?:or (?:decline|reject|accept) )?(?:the |their |new |incoming )*(?:jobs|requests|bookings|appointments|offers)\\b',
      'iu',
    ),
  },
]

/** "With customer, restaurant and rider panels": those are named beside what each of them has. */
const panels =
  /\b(?:customer|user|buyer|client|passenger|guest)s?,? (?:(?:and )?\p{L}+,? ){1,4}(?:panels|sides|apps|roles|dashboards|interfaces|logins)\b/iu
const inPanels: readonly (readonly [RegExp, Page])[] = [
  [/\b(?:couriers?|riders?|drivers?|delivery)\b/i, forCouriers],
  [/\b(?:restaurants?|shops?|stores?|vendors?|sellers?|merchants?)\b/i, forSellers],
]

/** Each is named: there may be more screens than one person goes through. */
const mostWithSides = mostScreens + 2
const ofWork = /^(?:jobs|requests|incoming orders|deliveries|new orders)$/i

/**
 * Gives those who sell, bring or do what others order a screen of their own, where a description names them as users beside
 * those and the app has none for them. `isComers`: the app itself is of those who order.
 */
export function addOrderSides({ screens, tool }: AppPlan, text: string, isForComers: boolean): void {
  const [front] = screens
  const shows = (kind: ScreenPlan['kind']) => screens.some((screen) => screen.kind === kind)
  if (!front || tool || !isForComers || screens.some(({ kind }) => kind === 'role')) return
  const sides = shows('cart') ? ofOrders : shows('slots') ? ofBookings : []
  for (const { page, who } of sides) {
    const found = find(who, text)?.groups
    const listed = find(panels, text)?.[0] ?? ''
    const named = inPanels.find(([, each]) => each === page)?.[0].exec(listed)?.[0]
    const said = (
      found?.who ??
      found?.among ??
      found?.first ??
      found?.does ??
      (named && toPlural(named))
    )?.toLowerCase()
    if (!said || screens.length >= mostWithSides || screens.some((screen) => screen.page === page)) continue
    // Whoever works here, and what is asked of them, stands there.
    const list = screens.findIndex(
      ({ kind, name, isTab }) =>
        !isTab &&
        (kind === 'browse' || kind === 'people') &&
        (name.toLowerCase() === said || has(ofWork, name)),
    )
    if (list >= 0) screens.splice(list, 1)
    screens.push({
      id: page.id,
      kind: 'page',
      name: screens.some(({ name }) => name.toLowerCase() === said) ? `For ${said}` : capitalise(said),
      title: `For ${said}`,
      icon: page.icon,
      isTab: false,
      entity: front.entity,
      variant: 0,
      page,
      extras: [],
    })
  }
}
