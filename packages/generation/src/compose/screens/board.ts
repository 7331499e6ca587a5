import { hasPictures } from '../../entity.ts'
import type { ComponentNode } from '@kwiq/app-model'
import { extraComponents } from '../extras.ts'
import { figureWithChange, rowItems, sampleOnTop, samplesFrom, tileItems } from '../items.ts'
import type { Loose, ScreenParts } from '../kit.ts'
import { barProperties, type Scene } from '../scene.ts'
import { stateLine } from '../state-line.ts'
import { headerActions } from './header-actions.ts'
import { nameOfOwn, unnamed } from './own-list.ts'
import { shortcuts } from './shortcuts.ts'

const tones = ['primary', 'accent', 'success', 'warning'] as const
const longestTile = 20

/** A first screen made of what the description names: what is next, what one can do, and its lists. */
export function board(scene: Scene): ScreenParts {
  const { kit, app, screen, entity } = scene
  const { hero } = entity
  const open = scene.to('detail', 'browse')
  const next = kit.hero({ tone: 'accent', overline: hero.overline, title: hero.title, text: hero.text }, [
    kit.button(hero.button, { action: open }),
  ])
  const named = [...deeds(scene), ...extraComponents(unnamed(scene))]
  const pictured = hasPictures(entity)
  const feature = kit.feature({
    image: sampleOnTop(entity)?.image,
    overline: hero.overline,
    title: hero.title,
    text: hero.text,
    height: 196,
    action: open,
  })
  const { trend } = entity
  const chart = kit.card([
    kit.text('stat', trend.value, {
      caption: trend.title,
      delta: trend.delta,
      lowerIsBetter: trend.isLowerBetter,
    }),
    kit.chart(trend.title, scene.pick('trend', ['area', 'bar', 'line']), trend.data, {
      labels: trend.labels,
      height: 120,
    }),
  ])
  const numbers = kit.list('stats', 'Numbers', entity.figures.slice(0, 2).map(figureWithChange))
  const parts = {
    picture: [feature, ...groupChips(scene), ...named, latest(scene), ...lists(scene)],
    numbers: [numbers, latest(scene), ...named, next, ...lists(scene)],
    chart: [chart, ...named, latest(scene), ...lists(scene)],
    next: [next, ...named, latest(scene), ...lists(scene)],
    things: [latest(scene), next, ...named, ...lists(scene)],
    search: [
      kit.input('Search', { kind: 'search', placeholder: `Search ${entity.many.toLowerCase()}` }),
      ...lists(scene),
      next,
      ...named,
      latest(scene),
    ],
  }[
    pictured
      ? scene.pick('board', ['picture', 'search', 'picture', 'things'] as const)
      : scene.has('stats', 'history')
        ? scene.pick('board', ['chart', 'next', 'numbers', 'things'] as const)
        : scene.pick('board', ['next', 'things', 'search', 'numbers'] as const)
  ]
  const body = [
    ...(app.roles.length > 1 && app.roles.every((role) => role.length <= 13)
      ? [kit.tabs('Who is using it', app.roles)]
      : []),
    ...parts,
    ...shortcuts(scene, 'More to do'),
  ]
  return {
    header: kit.header(
      screen.title ?? app.name,
      barProperties(scene, {
        subtitle: screen.subtitle ?? (app.language ? entity.tip.title : stateLine(entity, body)),
        actions: headerActions(scene),
      }),
    ),
    body,
  }
}

/** Ways to narrow down what there is. */
function groupChips(scene: Scene): ComponentNode[] {
  const { kit, entity } = scene
  const action = scene.to('browse')
  return entity.groups.length > 2 && action
    ? [
        kit.list(
          'chips',
          'Filter',
          entity.groups.slice(0, 4).map((title) => ({ title, action })),
          { plain: true },
        ),
      ]
    : []
}

/** What one can do from here, as tiles. */
function deeds(scene: Scene): ComponentNode[] {
  const { kit, app } = scene
  // What somebody else does stands on his own screen.
  const found = app.screens.filter(
    ({ id, isDeed, name }) => isDeed && !id.startsWith('part-') && name.length <= longestTile,
  )
  const own = scene.find('form')
  const forms = [...(own && found.length > 0 && found.length < 4 ? [own] : []), ...found].slice(0, 4)
  if (forms.length < 2) return []
  return [
    kit.list(
      'grid',
      'What one can do',
      forms.map((form, index) => ({
        icon: form.isDeed ? form.icon : 'plus',
        title: form.isDeed ? form.name : scene.entityOf(form).add,
        tone: tones[index % tones.length],
        action: scene.toScreen(form),
      })),
      { columns: 2 },
    ),
  ]
}

function latest(scene: Scene): ComponentNode {
  const { kit, entity } = scene
  const title = nameOfOwn(scene) ?? entity.many
  const open = scene.to('detail', 'browse')
  const link: Loose = scene.has('browse') ? { actionLabel: 'See all', action: scene.to('browse') } : {}
  return hasPictures(entity)
    ? kit.list('carousel', entity.many, tileItems(entity, samplesFrom(entity, 1, 5), open), {
        title,
        ...link,
      })
    : kit.list('rows', entity.many, rowItems(entity, samplesFrom(entity, 1, 3), open), {
        title,
        ...link,
      })
}

/** Other lists of the app, the first two with a few of their things. */
function lists(scene: Scene): ComponentNode[] {
  const { kit, app } = scene
  const others = app.screens.filter(
    (screen) => screen.kind === 'browse' && screen.entity !== scene.screen.entity,
  )
  return others.slice(0, 2).map((other, index) => {
    const entity = scene.entityOf(other)
    const action = scene.toScreen(other)
    const link = { title: other.name, actionLabel: 'See all', action }
    if (hasPictures(entity))
      return kit.list('carousel', other.name, tileItems(entity, samplesFrom(entity, 0, 4), action), link)
    return index === 0
      ? kit.list(
          'grid',
          other.name,
          samplesFrom(entity, 0, 2).map((sample) => ({
            icon: sample.icon ?? entity.icon,
            title: sample.title,
            subtitle: sample.subtitle,
            tone: sample.tone,
            action,
          })),
          { ...link, columns: 2 },
        )
      : kit.list('rows', other.name, rowItems(entity, samplesFrom(entity, 0, 2), action), link)
  })
}
