import { hasPictures } from '../../entity.ts'
import { extraComponents } from '../extras.ts'
import { samplesFrom } from '../items.ts'
import type { Loose, ScreenParts } from '../kit.ts'
import { barProperties, closeBar, type Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'
import { money, pricesOf } from './sums.ts'

/** Whoever sells over a counter rings up: nothing is delivered, and the customer pays on the spot. */
export const isTill = ({ entity }: Scene): boolean => entity.id === 'till-item'

const number = '4183'

/** How many of each of the first three items are sold. */
const sold = [2, 1, 1]

interface Sale {
  lines: { title: string; count: number; price: string; cents: number; leading: Loose }[]
  sign: string
  sum: number
  /** What is handed over in cash: the next notes above the sum. */
  given: number
}

function saleOf(scene: Scene): Sale {
  const { entity } = scene
  const { cents, sign } = pricesOf(scene)
  const isPictured = hasPictures(entity)
  const lines = samplesFrom(entity, 0, 3).map((sample, index) => {
    const count = sold[index] ?? 1
    return {
      title: sample.title,
      count,
      price: money(sign, cents[index] ?? 0),
      cents: (cents[index] ?? 0) * count,
      leading: isPictured ? { image: sample.image } : { icon: sample.icon ?? entity.icon },
    }
  })
  const sum = lines.reduce((total, line) => total + line.cents, 0)
  const note = sum < 2000 ? 1000 : 5000
  return { lines, sign, sum, given: Math.ceil((sum + 1) / note) * note }
}

const sums = ({ sign, sum }: Sale): Loose[] => [
  { title: 'VAT included', value: money(sign, Math.round((sum * 19) / 119)) },
  { title: 'Total', value: money(sign, sum) },
]

/** The sale that is rung up: what is sold, how many, and what it comes to. */
export function composeOpenSale(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const sale = saleOf(scene)
  const count = sale.lines.reduce((total, line) => total + line.count, 0)
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, { subtitle: screen.subtitle ?? `Number ${number}, ${count} items` }),
    ),
    body: [
      kit.list(
        'rows',
        'Rung up',
        sale.lines.map((line) => ({
          ...line.leading,
          title: line.title,
          subtitle: line.price,
          quantity: String(line.count),
        })),
      ),
      kit.button(`Add ${entity.one.toLowerCase()} to sale`, {
        variant: 'secondary',
        full: true,
        icon: 'plus',
        action: scene.to('browse', 'home'),
      }),
      kit.input('Discount', { kind: 'number', placeholder: '0 %', icon: 'tag' }),
      ...extraComponents(scene),
      kit.card([kit.list('rows', 'Sums', sums(sale).slice(0, 1))], { gap: 4 }),
      ...shortcuts(scene, 'See also'),
    ],
    foot: kit.footer([
      kit.row([kit.text('caption', 'Total'), kit.text('title', money(sale.sign, sale.sum))], {
        justify: 'between',
      }),
      kit.button('Take payment', { full: true, icon: 'card', action: scene.to('checkout', 'confirmed') }),
    ]),
  }
}

/** How it is paid, and what goes back. */
export function composeTakePayment(scene: Scene): ScreenParts {
  const { kit, screen } = scene
  const { sign, sum, given } = saleOf(scene)
  return {
    header: kit.header(
      screen.title ?? 'Take payment',
      barProperties(scene, { compact: true, subtitle: `Sale ${number}` }),
    ),
    body: [
      kit.text('stat', money(sign, sum), { caption: 'To pay', big: true }),
      kit.section('Paid by', [
        kit.radio('Cash', 'way', true, { icon: 'money' }),
        kit.radio('Card', 'way', false, { icon: 'card' }),
      ]),
      kit.input('Cash received', { kind: 'number', value: money(sign, given) }),
      kit.card([kit.list('rows', 'Cash', [{ title: 'Change back', value: money(sign, given - sum) }])], {
        gap: 4,
      }),
      ...extraComponents(scene),
    ],
    foot: kit.footer([
      kit.button('Complete sale', {
        full: true,
        icon: 'check',
        action: scene.to('confirmed', 'history', 'home'),
      }),
    ]),
  }
}

/** What the customer takes home. */
export function composeReceipt(scene: Scene): ScreenParts {
  const { kit, screen } = scene
  const sale = saleOf(scene)
  const { sign, given, sum } = sale
  return {
    header: kit.header(screen.title ?? screen.name, { ...closeBar, subtitle: `Sale ${number}` }),
    body: [
      kit.text('caption', 'Thursday 19 November 2026, 14:32', { align: 'center' }),
      kit.card([
        kit.list(
          'rows',
          'Sold',
          sale.lines.map(({ title, count, price, cents }) => ({
            title,
            subtitle: `${count} × ${price}`,
            value: money(sign, cents),
          })),
        ),
      ]),
      kit.card([
        kit.list('rows', 'Paid', [
          ...sums(sale),
          { title: 'Cash received', value: money(sign, given) },
          { title: 'Change back', value: money(sign, given - sum) },
        ]),
      ]),
      ...extraComponents(scene),
      kit.row(
        [
          kit.button('Print', {
            variant: 'secondary',
            full: true,
            icon: 'share',
          }),
          kit.button('Mail', {
            variant: 'secondary',
            full: true,
            icon: 'mail',
            action: { kind: 'link', href: 'mailto:' },
          }),
        ],
        { equal: true },
      ),
    ],
    foot: kit.footer([
      kit.button('New sale', { full: true, icon: 'plus', action: scene.to('cart', 'home') }),
    ]),
  }
}
