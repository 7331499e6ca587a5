import { myDownloads } from '../pages/my-downloads.ts'
import { orderReady } from '../pages/order-ready.ts'
import { orderReserved } from '../pages/order-reserved.ts'
import { orderSent } from '../pages/order-sent.ts'
import type { Page } from '../pages/page.ts'
import { rideOnTheWay } from '../pages/ride-on-the-way.ts'
import { trackOrder } from '../pages/track-order.ts'
import type { Handover } from './handover.ts'
import { type AppPlan, mostScreens, type ScreenPlan } from './types.ts'

const pageFor: Readonly<Record<Handover, Page>> = {
  fetched: orderReady,
  brought: trackOrder,
  posted: orderSent,
  downloaded: myDownloads,
}
const ofOrders: ReadonlySet<string> = new Set(
  [...Object.values(pageFor), orderReserved, rideOnTheWay].map(({ id }) => id),
)

/** The page on which one follows what one has ordered. */
export const orderPageOf = (screens: readonly ScreenPlan[]): ScreenPlan | undefined =>
  screens.find(({ page }) => page && ofOrders.has(page.id))

/**
 * Whoever orders follows the order: on its way, ready at the counter or to download. A page of that the description names is
 * that of the way the order takes.
 */
export function addOrderPage({ screens, handovers, tool }: AppPlan, text: string): void {
  const [way] = handovers ?? []
  const [front] = screens
  if (!way || !front || tool || !screens.some(({ kind }) => kind === 'cart')) return
  const cart = screens.find(({ kind }) => kind === 'cart')
  // Bread and flowers are made for a day, meals at once.
  const isReserved = way === 'fetched' && cart?.entity === 'counter-good'
  const page = withFittingBlocks(isReserved ? orderReserved : pageFor[way], text)
  const told = orderPageOf(screens)
  if (told) {
    told.page = page
    return
  }
  const isKnown = screens.some(
    ({ kind, entity, name }) => kind === 'ticket' || page.shownBy.has(entity) || name === page.name,
  )
  if (isKnown || screens.length >= mostScreens) return
  screens.push(screenOf(page, front.entity))
}

const screenOf = (page: Page, entity: string): ScreenPlan => ({
  id: page.id,
  kind: 'page',
  name: page.name,
  icon: page.icon,
  isTab: false,
  entity,
  variant: 0,
  page,
  extras: [],
})

/** A map stands there only where the way is spoken of. */
const withFittingBlocks = (page: Page, text: string): Page =>
  /\b(?:track\w*|live|map|couriers?|drivers?|riders?|deliver\w*)\b/i.test(text)
    ? page
    : { ...page, blocks: page.blocks.filter(({ kind }) => kind !== 'map') }

/** Whoever orders a car sees it come. */
export function addRidePage({ screens, entities, tool }: AppPlan): void {
  const [main] = entities.values()
  if (main?.id !== 'taxi-ride' || tool || screens.length >= mostScreens || screens.some(({ page }) => page))
    return
  screens.push(screenOf(rideOnTheWay, main.id))
}

/** What is brought is picked up by nobody, whatever the recipe calls what one sees after paying. */
export function nameConfirmed({ screens, handovers }: AppPlan): void {
  const confirmed = screens.find(({ kind }) => kind === 'confirmed')
  if (!confirmed) return
  if (handovers?.[0] === 'fetched' && /^(?:here at five|on its way)$/i.test(confirmed.title ?? ''))
    confirmed.title = 'Ready at five'
  if (handovers?.[0] !== 'brought') return
  if (/^pick-?up$/i.test(confirmed.name)) confirmed.name = 'Ordered'
  confirmed.title = confirmed.title?.replace(/^Ready on /, 'With you on ')
}
