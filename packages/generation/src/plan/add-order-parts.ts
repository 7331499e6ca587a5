import type { Archetype } from '../archetype.ts'
import type { Understanding } from '../understand/understand.ts'
import { handoversOf } from './handover.ts'
import { addOrderPage, addRidePage, nameConfirmed } from './order-page.ts'
import { addOrderSides } from './order-sides.ts'
import { sideOf } from './side-of.ts'
import { type AppPlan, mostScreens } from './types.ts'
import { withoutStocking } from './without-stocking.ts'
import { has } from '../understand/searched.ts'

/**
 * What is in the cart reaches whoever ordered it in some way, and can be followed there; those who sell, bring or do what
 * others order have their own screens. Changes the plan of an app with nothing to order only by those.
 */
export function addOrderParts(
  plan: AppPlan,
  archetype: Archetype,
  { isEnglish, dictated, text, whole }: Understanding,
): void {
  if (!isEnglish || dictated) return
  const said = whole ?? text
  const isForComers = sideOf({ isEnglish, text: said }).only !== 'workers'
  const cart = plan.screens.find(({ kind }) => kind === 'cart')
  const goods = cart && plan.entities.get(cart.entity)
  addRidePage(plan)
  if (goods) {
    plan.handovers = handoversOf(said, goods, plan.entities.keys())
    nameConfirmed(plan)
    if (isForComers) withoutStocking(plan, archetype, goods.id, said)
    addOrderPage(plan, said)
  }
  addOrderSides(plan, said, isForComers)
  addTalk(plan, said)
}

const writingTo =
  /\b(?:message|chat with|write to|contact|talk to) (?:the |their |your |an? )?(?:hosts?|owners?|sellers?|landlords?|tutors?|cleaners?|providers?|sitters?|photographers?|instructors?|stylists?|makers?|farmers?)\b/i

/** Whoever lets or sells something is written to in a talk, where the app has none. */
function addTalk({ screens, tool }: AppPlan, text: string): void {
  const [front] = screens
  const isThere = screens.some(({ kind }) => kind === 'thread' || kind === 'chats')
  const isBooked = screens.some(({ kind }) => kind === 'slots' || kind === 'cart')
  if (!front || tool || isThere || !isBooked || screens.length >= mostScreens || !has(writingTo, text)) return
  screens.push({
    id: 'talk',
    kind: 'thread',
    name: 'Messages',
    icon: 'chat',
    isTab: false,
    entity: front.entity,
    variant: 0,
    extras: [],
  })
}
