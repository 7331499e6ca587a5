import { budgetItem } from '../../entities/budget-item.ts'
import type { Entity } from '../../entity.ts'
import { entityById } from '../../entities/index.ts'
import { iconFor } from '../../words/noun-icons.ts'
import { budgetsOf, canSpend } from '../household-budget.ts'
import { extraComponents } from '../extras.ts'
import { figureWithChange, rowItems, samplesFrom } from '../items.ts'
import type { ScreenParts } from '../kit.ts'
import { barActions, barProperties, type Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'
import { amountIn } from '../../words/amount.ts'

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

const mostSlices = 5

/** What is planned and what is left: of a household, or of what else the app is about. */
export function composeBudget(scene: Scene): ScreenParts {
  const { kit, screen, entity } = scene
  const isOfCosts = entity.id === budgetItem.id
  const header = kit.header(
    screen.title ?? screen.name,
    barProperties(scene, {
      subtitle: screen.subtitle ?? (isOfCosts ? entity.hero.text : 'November, 11 days to go'),
      actions: barActions(scene, ['plus', entity.add, 'form']),
    }),
  )
  return { header, body: isOfCosts ? costsOf(scene) : envelopesOf(scene) }
}

/** A wedding, a move, a list of gifts: each cost beside what was planned for it. */
function costsOf(scene: Scene): ScreenParts['body'] {
  const { kit, entity } = scene
  const [spent, left] = entity.figures
  const slices = entity.samples.slice(0, mostSlices)
  return [
    kit.card([
      kit.chart(
        'Spent by category',
        'donut',
        slices.map(({ value }) => amountIn(value) || 0),
        {
          labels: slices.map(({ title }) => title),
          center: spent?.value ?? '',
          centerCaption: spent?.title.toLowerCase() ?? '',
        },
      ),
    ]),
    ...extraComponents(scene),
    kit.list('rows', entity.many, rowItems(entity, entity.samples, scene.to('history', 'browse', 'form')), {
      title: entity.many,
    }),
    kit.banner('info', 'wallet', entity.tip.title || (left?.value ?? ''), entity.tip.text),
    ...shortcuts(scene, 'See also'),
  ]
}

const isKept = /^(?:savings?|investments?|put aside)$/i
const euros = (amount: number) => `€ ${amount.toLocaleString('en')}`

/** The categories a description gives its budget; none where it names none of its own. */
function ownCategories({ entity }: Scene): readonly string[] {
  const categoriesOf = (thing: Entity | undefined) =>
    thing?.fields.find(({ kind, name }) => kind === 'choice' && /^categor(?:y|ies)$/i.test(name))?.options ??
    []
  const known = categoriesOf(entityById(entity.id))
  const said = categoriesOf(entity)
  return said.every((option) => known.includes(option)) || !canSpend(said.length) ? [] : said
}

/** A budget by these categories: how much of each is spent. */
function byCategory(scene: Scene, categories: readonly string[]): ScreenParts['body'] {
  const { kit } = scene
  // What is put aside is not spent.
  const others = categories.filter((title) => !isKept.test(title))
  const ways = canSpend(others.length) ? others : categories
  const kept = categories.filter((title) => !ways.includes(title))
  const budgets = budgetsOf(ways)
  // What is paid once a month is no news.
  const open = budgets.find(({ spent, planned }) => spent < planned)
  return [
    kit.card([
      kit.chart(
        'Spent by category',
        'donut',
        budgets.map(({ spent }) => spent),
        {
          labels: [...ways],
          center: '€ 1,778',
          centerCaption: 'of € 2,200',
        },
      ),
    ]),
    ...extraComponents(scene),
    kit.list(
      'rows',
      'Budgets',
      budgets.map(({ title, spent, planned }) => ({
        icon: iconFor(title.toLowerCase(), 'wallet'),
        title,
        progress: spent / planned,
        value: euros(spent),
        delta: `of ${euros(planned)}`,
        action: scene.to('history', 'browse', 'form'),
      })),
      { title: 'Budgets' },
    ),
    ...(kept.length > 0
      ? [
          kit.list(
            'rows',
            'Put aside',
            kept.slice(0, 1).map((title) => ({
              icon: iconFor(title.toLowerCase(), 'wallet'),
              title,
              progress: 0.89,
              value: '€ 890',
              delta: 'of € 1,000',
              action: scene.to('browse', 'history', 'form'),
            })),
            { title: 'Put aside' },
          ),
        ]
      : []),
    ...(open
      ? [
          kit.banner(
            'info',
            'warning',
            `${open.title}: ${Math.round((open.spent / open.planned) * 100)} % spent`,
            'Eleven days to go this month.',
          ),
        ]
      : []),
    ...shortcuts(scene, 'See also'),
  ]
}

function envelopesOf(scene: Scene): ScreenParts['body'] {
  const { kit } = scene
  const own = ownCategories(scene)
  if (own.length > 0) return byCategory(scene, own)
  return [
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
  ]
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
      kit.list('stats', 'Numbers', entity.figures.slice(0, 2).map(figureWithChange)),
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
