import { extraComponents } from '../extras.ts'
import { orderPageOf } from '../../plan/order-page.ts'
import { samplesFrom } from '../items.ts'
import type { ScreenParts } from '../kit.ts'
import { barProperties, closeBar, type Scene } from '../scene.ts'
import { cartInput, deliverySum, handoverOf, dayAsked, promise, whereTo } from './handing-over.ts'
import { shortcuts } from './shortcuts.ts'
import { composeGift, giftOf, isGivingScreen } from './giving.ts'
import { saidOfBooking, timesPaid } from './slots.ts'
import { money, pricesOf } from './sums.ts'
import { waysToPay } from './ways-to-pay.ts'
import { composeOpenSale, composeReceipt, composeTakePayment, isTill } from './till.ts'

/** What is in the cart; without one, the one thing it is about. */
function totalOf(scene: Scene): string {
  const { cents, sign } = pricesOf(scene)
  const paid = scene.has('cart') ? cents : cents.slice(0, 1).map((each) => each * timesPaid(scene))
  return money(
    sign,
    paid.reduce((sum, each) => sum + each, 0),
  )
}

export function composeCart(scene: Scene): ScreenParts {
  if (isTill(scene)) return composeOpenSale(scene)
  const { kit, entity, screen } = scene
  const samples = samplesFrom(entity, 0, 3)
  const { cents, sign } = pricesOf(scene)
  const sum = cents.reduce((total, each) => total + each, 0)
  const isPictured = samples.every((sample) => sample.image)
  const total = [
    kit.row([kit.text('caption', 'Total'), kit.text('title', money(sign, sum))], { justify: 'between' }),
    kit.button(scene.has('checkout') || handoverOf(scene) !== 'fetched' ? 'Go to checkout' : 'Place order', {
      full: true,
      action: scene.to('checkout', 'confirmed', 'ticket', 'home'),
    }),
  ]
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, { subtitle: screen.subtitle ?? `${samples.length} items` }),
    ),
    body: [
      kit.list(
        'rows',
        'In the cart',
        samples.map((sample, index) => ({
          ...(isPictured ? { image: sample.image } : { icon: sample.icon ?? entity.icon }),
          title: sample.title,
          // No line ends between the sign and the sum.
          subtitle: `${sample.subtitle ?? sample.overline ?? entity.one} · ${money(sign, cents[index] ?? 0).replaceAll(' ', '\u00a0')}`,
          quantity: '1',
        })),
      ),
      promise(scene),
      ...cartInput(scene),
      ...extraComponents(scene),
      kit.card(
        [
          kit.list('rows', 'Sums', [
            { title: 'Subtotal', value: money(sign, sum) },
            ...deliverySum(scene),
            { title: 'VAT included', value: money(sign, Math.round((sum * 19) / 119)) },
          ]),
        ],
        { gap: 4 },
      ),
      ...shortcuts(scene, 'See also'),
    ],
    foot: kit.footer(total),
  }
}

export function composeCheckout(scene: Scene): ScreenParts {
  if (isTill(scene)) return composeTakePayment(scene)
  if (isGivingScreen(scene)) return composeGift(scene)
  const { kit, screen } = scene
  const total = totalOf(scene)
  return {
    header: kit.header(
      screen.title ?? 'Checkout',
      barProperties(scene, {
        compact: true,
        subtitle: scene.has('cart') ? 'Step 2 of 3' : scene.entity.samples[0]?.title,
      }),
    ),
    body: [
      scene.has('cart') ? whereTo(scene) : waysToPay(kit),
      ...dayAsked(scene),
      kit.section('Card', [
        kit.input('Card number', { placeholder: '4921 8810 4432 0917', icon: 'card' }),
        kit.row(
          [
            kit.input('Expires', { placeholder: '09 / 28' }),
            kit.input('Security code', { placeholder: '381' }),
          ],
          {
            equal: true,
            align: 'start',
          },
        ),
      ]),
      ...extraComponents(scene),
    ],
    foot: kit.footer([
      kit.button(`Pay ${total}`, {
        full: true,
        icon: 'lock',
        action: scene.to('confirmed', 'ticket', 'home'),
      }),
    ]),
  }
}

export function composeConfirmed(scene: Scene): ScreenParts {
  if (isTill(scene)) return composeReceipt(scene)
  const { kit, entity, screen } = scene
  const first = entity.samples[0]
  const followed = orderPageOf(scene.app.screens)
  const next = followed ? scene.toScreen(followed) : scene.to('ticket', 'calendar', 'history', 'map')
  // An answer sent or a picture set as wallpaper has no number, and nobody writes about it.
  const isOrdered = scene.has('cart', 'checkout', 'slots')
  const gift = giftOf(scene)
  // Of several things in a cart it says how many, and what they cost.
  const count = scene.has('cart') ? samplesFrom(entity, 0, 3).length : 1
  const named = count > 1 ? `${count} items, ${totalOf(scene)}` : (first?.title ?? entity.one)
  return {
    header: kit.header(screen.name, {
      ...closeBar,
      leading: { icon: 'close', label: 'Close', action: scene.to('home', 'browse') ?? { kind: 'back' } },
    }),
    body: [
      kit.image(first?.image ?? entity.one, { height: 220 }),
      ...(isOrdered ? [kit.text('overline', 'Number KW-4182', { align: 'center' })] : []),
      kit.text('display', saidOfBooking(scene, screen.title ?? 'All set'), { align: 'center' }),
      kit.text(
        'body',
        [
          (gift ? `${gift.value} for ${named}` : named).replace(/(?<![?!])$/, '.'),
          ...(isOrdered ? ['We have sent you a mail with all you need.'] : []),
        ].join(' '),
        {
          tone: 'muted',
          align: 'center',
        },
      ),
      ...extraComponents(scene),
      ...(next
        ? [
            kit.button(followed && !scene.app.language ? followed.name : 'Show details', {
              variant: 'secondary',
              full: true,
              action: next,
            }),
          ]
        : []),
      kit.button('Done', { full: true, action: scene.to('home', 'browse') ?? { kind: 'back' } }),
    ],
    properties: { justify: 'center' },
  }
}
