import { extraComponents } from '../extras.ts'
import { rowItems, samplesFrom } from '../items.ts'
import type { ScreenParts } from '../kit.ts'
import { barActions, barProperties, type Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'

const envelopes = [
  { icon: 'cart', title: 'Groceries', progress: 0.82, value: '€ 88', delta: 'left' },
  { icon: 'wine', title: 'Going out', progress: 0.65, value: '€ 140', delta: 'left', tone: 'accent' },
  {
    icon: 'plane',
    title: 'Winter trip',
    progress: 0.4,
    value: '€ 480',
    delta: 'of € 1,200',
    tone: 'success',
  },
  { icon: 'gift', title: 'Presents', progress: 0.15, value: '€ 170', delta: 'left', tone: 'warning' },
]

/** What is planned and what is left. */
export function composeBudget(scene: Scene): ScreenParts {
  const { kit, screen } = scene
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, {
        subtitle: screen.subtitle ?? 'November, 11 days to go',
        actions: barActions(scene, ['plus', scene.entity.add, 'form']),
      }),
    ),
    body: [
      kit.card([
        kit.chart('Spent by category', 'donut', [820, 412, 260, 190, 96], {
          labels: ['Rent', 'Groceries', 'Going out', 'Transport', 'Other'],
          center: '€ 1,778',
          centerCaption: 'of € 2,200',
        }),
      ]),
      ...extraComponents(scene),
      kit.list(
        'rows',
        'Budgets',
        envelopes.map((envelope) => ({ ...envelope, action: scene.to('history', 'browse', 'form') })),
        { title: 'Budgets' },
      ),
      kit.banner('info', 'warning', 'Groceries run out on the 26th', 'At this pace you need € 32 more.'),
      ...shortcuts(scene, 'See also'),
    ],
  }
}

/** Cards, accounts and what came and went. */
export function composeWallet(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, {
        subtitle: screen.subtitle,
        actions: barActions(scene, ['plus', entity.add, 'form']),
      }),
    ),
    body: [
      kit.hero({ overline: 'Everyday card', title: '•••• 0917', text: 'Mara Vogt, valid until 09/28' }),
      kit.list(
        'stats',
        'Numbers',
        entity.figures.slice(0, 2).map(({ value, title, delta }) => ({ value, title, delta })),
      ),
      ...extraComponents(scene),
      kit.list(
        'rows',
        entity.many,
        rowItems(entity, samplesFrom(entity, 1, 4), scene.to('detail', 'history')),
        { title: 'Lately' },
      ),
      kit.card([kit.toggle('Pay by phone', true), kit.toggle('Lock this card', false)]),
      ...shortcuts(scene, 'See also'),
    ],
  }
}
