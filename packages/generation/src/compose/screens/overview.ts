import type { ComponentNode } from '@kwiq/app-model'
import { hasPictures, type Entity } from '../../entity.ts'
import { extraComponents } from '../extras.ts'
import { unnamed } from './own-list.ts'
import { figureWithChange, rowItems, samplesFrom, tileItems } from '../items.ts'
import type { Loose, ScreenParts } from '../kit.ts'
import { barProperties, type Scene } from '../scene.ts'
import { stateLine, tipLine } from '../state-line.ts'
import type { ScreenPlan } from '../../plan/types.ts'
import { headerActions } from './header-actions.ts'
import { shortcuts } from './shortcuts.ts'

const tones = ['primary', 'accent', 'success', 'warning'] as const

/** The first screen of an app of its own things: what is due, how much there is, what came last. */
export function overview(scene: Scene): ScreenParts {
  const { kit, app, screen, entity } = scene
  const lists = app.screens.filter(({ kind }) => kind === 'browse')
  const [, ...others] = lists
  const named = extraComponents(unnamed(scene))
  const body = () => {
    switch (screen.deck) {
      case 'due':
        return [
          due(scene, lists),
          counts(scene, lists),
          ...named,
          ...shelves(
            scene,
            lists.filter((list) => list !== dueList(scene, lists)),
            'rows',
          ),
        ]
      case 'trend':
        return [
          ...chart(scene, lists),
          latest(scene, lists[0], 'rows'),
          ...named,
          ...shelves(scene, others, 'grid'),
        ]
      case 'lists':
        return [
          ways(scene, lists),
          latest(scene, lists[0], 'timeline'),
          ...named,
          ...shelves(scene, others, 'rows'),
        ]
      case 'shelf':
        return [
          counts(scene, lists),
          latest(scene, lists[0], 'shelf'),
          add(scene),
          ...named,
          ...shelves(scene, others, 'rows'),
        ]
      case 'latest':
      case undefined:
        return [hero(scene), latest(scene, lists[0], 'rows'), ...named, ...shelves(scene, others, 'grid')]
    }
  }
  const parts = [...body(), ...shortcuts(scene, 'More')]
  return {
    header: kit.header(
      screen.title ?? app.name,
      barProperties(scene, {
        overline: screen.deck === 'due' || screen.deck === 'trend' ? 'Thursday 19 Nov' : undefined,
        subtitle: screen.subtitle ?? (app.language ? entity.tip.title : stateLine(entity, parts)),
        actions: headerActions(scene),
      }),
    ),
    body: parts,
  }
}

const isDue = ({ samples }: Entity) => samples.some(({ tone }) => tone === 'danger' || tone === 'warning')

const openerOf = (scene: Scene, list: ScreenPlan | undefined) => {
  const { app } = scene
  const own = app.screens.find(({ kind, entity }) => kind === 'detail' && entity === list?.entity)
  const target = own ?? list
  return target ? scene.toScreen(target) : scene.to('browse')
}

const linkTo = (scene: Scene, list: ScreenPlan | undefined): Loose =>
  list ? { actionLabel: 'See all', action: scene.toScreen(list) } : {}

const dueList = (scene: Scene, lists: readonly ScreenPlan[]) =>
  lists.find((each) => scene.entityOf(each).hero.overline.startsWith('Due')) ?? lists[0]

/** What comes next, with the day it is due. */
function due(scene: Scene, lists: readonly ScreenPlan[]): ComponentNode {
  const { kit } = scene
  const list = dueList(scene, lists)
  const title = scene.screen.dueTitle ?? 'Due next'
  const entity = list ? scene.entityOf(list) : scene.entity
  const { hero: words } = entity
  const open = openerOf(scene, list)
  return isDue(entity)
    ? kit.section(
        title,
        [
          kit.card([
            kit.list('rows', title, rowItems(entity, samplesFrom(entity, 0, 3), open), { plain: true }),
          ]),
        ],
        linkTo(scene, list),
      )
    : kit.hero({ tone: 'accent', overline: words.overline, title: words.title, text: words.text }, [
        kit.button(words.button, { action: open }),
      ])
}

/** How much there is of each. */
function counts(scene: Scene, lists: readonly ScreenPlan[]): ComponentNode {
  const { kit, entity } = scene
  const figures =
    lists.length > 1
      ? lists.slice(0, 3).map((list) => {
          const [first] = scene.entityOf(list).figures
          return { value: first?.value ?? '12', title: list.name }
        })
      : entity.figures.slice(0, 2).map(figureWithChange)
  return kit.list('stats', 'At a glance', figures, { columns: Math.max(1, Math.min(3, figures.length)) })
}

function chart(scene: Scene, lists: readonly ScreenPlan[]): ComponentNode[] {
  const { kit, entity } = scene
  const { trend } = entity
  return [
    kit.card([
      kit.text('stat', trend.value, {
        caption: trend.title,
        delta: trend.delta,
        lowerIsBetter: trend.isLowerBetter,
      }),
      kit.chart(trend.title, scene.pick('trend', ['bar', 'area', 'line']), trend.data, {
        labels: trend.labels,
        height: 120,
      }),
    ]),
    ...(lists.length > 1 ? [] : [counts(scene, lists)]),
    add(scene),
  ]
}

/** The lists as doors, each with how much it holds. */
function ways(scene: Scene, lists: readonly ScreenPlan[]): ComponentNode {
  const { kit } = scene
  return kit.list(
    'grid',
    'Lists',
    lists.slice(0, 4).map((list, index) => {
      const entity = scene.entityOf(list)
      return {
        icon: entity.icon,
        title: list.name,
        subtitle: tipLine(entity, scene.app),
        tone: tones[index % tones.length],
        action: scene.toScreen(list),
      }
    }),
    { columns: 2 },
  )
}

function add(scene: Scene): ComponentNode {
  const { kit, entity } = scene
  const form = scene.to('form')
  return form
    ? kit.button(entity.add, { full: true, icon: 'plus', action: form })
    : kit.text('caption', entity.tip.title)
}

function hero(scene: Scene): ComponentNode {
  const { kit, entity } = scene
  const { hero: words } = entity
  const form = scene.to('form')
  return kit.hero(
    {
      tone: scene.pick('tone', ['accent', 'primary'] as const),
      overline: words.overline,
      title: words.title,
      text: words.text,
    },
    [
      kit.button(words.button, {
        ...(words.button === entity.add ? { icon: 'plus' } : {}),
        action: form ?? scene.to('detail', 'browse'),
      }),
    ],
  )
}

function latest(
  scene: Scene,
  list: ScreenPlan | undefined,
  layout: 'rows' | 'timeline' | 'shelf',
): ComponentNode {
  const { kit, entity } = scene
  const open = openerOf(scene, list)
  const title = `Latest ${(entity.one === 'Entry' ? 'entries' : entity.many).toLowerCase()}`
  const link = { title: title.length > 24 ? 'Latest' : title, ...linkTo(scene, list) }
  if (layout === 'shelf' && !hasPictures(entity) && entity.nounClass !== 'person')
    return kit.list('grid', entity.many, tileItems(entity, samplesFrom(entity, 0, 4), open), {
      ...link,
      columns: 2,
    })
  if (hasPictures(entity))
    return kit.list('carousel', entity.many, tileItems(entity, samplesFrom(entity, 0, 5), open), link)
  if (layout === 'timeline')
    return kit.list(
      'timeline',
      entity.many,
      samplesFrom(entity, 0, 3).map(({ title: name, subtitle, value, badge }, index) => ({
        title: name,
        subtitle: [subtitle, value ?? badge].filter(Boolean).join(' · '),
        now: index === 0 ? true : undefined,
        done: index > 0 ? true : undefined,
        action: open,
      })),
      link,
    )
  return kit.list('rows', entity.many, rowItems(entity, samplesFrom(entity, 0, 3), open), link)
}

/** A few of the other things: the first as tiles or rows, the next the other way. */
function shelves(scene: Scene, others: readonly ScreenPlan[], first: 'rows' | 'grid'): ComponentNode[] {
  const { kit } = scene
  return others.slice(0, 2).map((list, index) => {
    const entity = scene.entityOf(list)
    const open = openerOf(scene, list)
    const link = { title: entity.many.length > 22 ? list.name : entity.many, ...linkTo(scene, list) }
    if (hasPictures(entity))
      return kit.list('carousel', entity.many, tileItems(entity, samplesFrom(entity, 0, 4), open), link)
    return (first === 'grid') === (index === 0)
      ? kit.list('grid', entity.many, tileItems(entity, samplesFrom(entity, 0, 2), open), {
          ...link,
          columns: 2,
        })
      : kit.list('rows', entity.many, rowItems(entity, samplesFrom(entity, 0, 2), open), link)
  })
}
