import type { ComponentNode } from '@kwiq/app-model'
import { type Handover, isMadeAtOnce } from '../../plan/handover.ts'
import { peopleOf } from '../people.ts'
import type { Scene } from '../scene.ts'

/** Meals and drinks are made while one waits. */
const isMeal = ({ entity }: Scene): boolean => isMadeAtOnce(entity)

/** The usual way in which what is in the cart is handed over; meals are fetched where nothing is said. */
export const handoverOf = (scene: Scene): Handover =>
  scene.app.handovers?.[0] ?? (isMeal(scene) ? 'fetched' : 'posted')

/** "Saturday, 8:30", where the thing says when it is ready. */
const dayOf = ({ entity }: Scene): string | undefined =>
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, \d{1,2}:\d{2}$/.test(entity.hero.overline)
    ? entity.hero.overline
    : undefined

/** What the cart promises: where and when one has it. */
export function promise(scene: Scene): ComponentNode {
  const { kit } = scene
  const day = dayOf(scene)
  switch (handoverOf(scene)) {
    case 'fetched':
      return isMeal(scene)
        ? kit.banner('clock', 'success', 'Ready in about twelve minutes', 'You fetch it at the counter')
        : kit.banner(
            'clock',
            'success',
            day ? `Ready on ${day}` : 'Ready today at 17:00',
            'You fetch it in the shop',
          )
    case 'brought':
      return isMeal(scene)
        ? kit.banner('truck', 'success', 'At your door in 30 minutes', 'Free delivery reached')
        : kit.banner(
            'truck',
            'success',
            'Free delivery reached',
            day ? `Arrives on ${day}` : 'Arrives today between 17:00 and 18:00',
          )
    case 'downloaded':
      return kit.banner('download', 'success', 'Yours at once', 'To download as soon as it is paid')
    case 'posted':
      return kit.banner('truck', 'success', 'Free delivery reached', 'Arrives Tuesday 24 November')
  }
}

const ofCodes = /\b(?:promo|promotions?|discounts?|coupons?|vouchers?|gift ?cards?|codes?)\b/i

/** What one may write into the cart: a code, or a word to the cook. */
export function cartInput(scene: Scene): ComponentNode[] {
  const { kit, app } = scene
  const handover = handoverOf(scene)
  const hasCode = ofCodes.test(app.whole ?? app.description)
  if (handover === 'posted' || handover === 'downloaded' || (hasCode && !app.language))
    return [kit.input('Gift card or code', { placeholder: 'HELLO10', icon: 'tag' })]
  if (app.language || !isMeal(scene)) return []
  return [kit.input('Note for the kitchen', { placeholder: 'No onions, please', icon: 'edit' })]
}

/** What the cart's sums say of the way; nothing where one fetches it. */
export const deliverySum = (scene: Scene): { title: string; value: string }[] =>
  ['brought', 'posted'].includes(handoverOf(scene)) ? [{ title: 'Delivery', value: 'Free' }] : []

/** Where it goes: one of two places, or the hour at which one comes for it. */
export function whereTo(scene: Scene): ComponentNode {
  const { kit } = scene
  const [me = ''] = peopleOf(scene.app.contentSeed, 1)
  const at = { icon: 'home', helper: `${me}, Linden lane 4` }
  const isAlsoFetched = scene.app.handovers?.includes('fetched') === true
  switch (handoverOf(scene)) {
    case 'fetched':
      // Apps of other languages have no words for it.
      if (scene.app.language) break
      return kit.section('Pick up', [
        kit.radio(dayOf(scene) ?? (isMeal(scene) ? 'As soon as ready' : 'Today, 17:00'), 'place', true, {
          icon: 'clock',
          helper: isMeal(scene) ? 'In about twelve minutes, Mill street 12' : 'Mill street 12',
        }),
        kit.radio('At another time', 'place', false, { icon: 'calendar', helper: 'Open until 18:00' }),
      ])
    case 'brought':
      return kit.section('Deliver to', [
        kit.radio('Home', 'place', true, at),
        isAlsoFetched
          ? kit.radio('I pick it up', 'place', false, { icon: 'bag', helper: 'Mill street 12' })
          : kit.radio('Another address', 'place', false, { icon: 'pin', helper: 'Work, friends, a gift' }),
      ])
    case 'downloaded':
      return kit.section('Send to', [
        kit.input('Email', { kind: 'email', value: 'omar@post.example', icon: 'mail' }),
      ])
    case 'posted':
      break
  }
  return kit.section('Deliver to', [
    kit.radio('Home', 'place', true, at),
    kit.radio(isAlsoFetched ? 'In the shop' : 'Pick-up point', 'place', false, {
      icon: isAlsoFetched ? 'bag' : 'box',
      helper: 'Mill street, 300 m',
    }),
  ])
}

/** The day or hour at which one wants it, in the description's words. */
export function dayAsked(scene: Scene): ComponentNode[] {
  const { kit, screen } = scene
  const { detailsTitle } = screen
  if (!detailsTitle || !/\b(?:date|time|day|slot|hour)s?$/i.test(detailsTitle)) return []
  return [
    /\b(?:time|slot|hour)s?$/i.test(detailsTitle)
      ? kit.date(detailsTitle, {
          variant: 'slots',
          slots: ['9:00', '11:00', '13:00', '15:00', '17:00', '18:00'],
          selected: 1,
          unavailable: [0],
        })
      : kit.date(detailsTitle, { value: 'Sat 21 Nov' }),
  ]
}

/** What orders that are under way, and those that are done, are called. */
export function orderStates(scene: Scene): { now: string; past: string } {
  switch (handoverOf(scene)) {
    case 'fetched':
      return scene.app.language
        ? { now: 'On the way', past: 'Delivered' }
        : { now: 'Being prepared', past: 'Collected' }
    case 'downloaded':
      return { now: 'New', past: 'Downloaded' }
    case 'brought':
    case 'posted':
      return { now: 'On the way', past: 'Delivered' }
  }
}
