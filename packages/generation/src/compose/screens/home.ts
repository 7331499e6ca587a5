import type { ComponentNode } from '@kwiq/app-model'
import { standingLists } from '../../plan/read-lists.ts'
import { hasPictures, type Sample } from '../../entity.ts'
import { figureWithChange, rowItems, sampleOnTop, samplesFrom, tileItems } from '../items.ts'
import type { ScreenParts } from '../kit.ts'
import { firstName, peopleOf } from '../people.ts'
import { barProperties, type Scene } from '../scene.ts'
import { allOf, shelves } from './all-of.ts'
import { board } from './board.ts'
import { deckList, isDrawn } from './decks.ts'
import { leads } from './leads.ts'
import { nameOfOwn, unnamed } from './own-list.ts'
import { headerActions } from './header-actions.ts'
import { overview } from './overview.ts'
import { shelfTitle } from './shelf-title.ts'
import { shortcuts } from './shortcuts.ts'
import { today } from './today.ts'
import { extraComponents } from '../extras.ts'
import { fittingGroups } from '../filters.ts'
import { stateLine } from '../state-line.ts'
import { besideCourse } from '../trend-line.ts'

/** The first screen: a shelf to look through, what today is about, a ledger of numbers, or a board of what is named. */
export function composeHome(scene: Scene): ScreenParts {
  if (scene.screen.deck) return overview(scene)
  if (scene.screen.lead) return leads[scene.screen.lead](scene)
  const alternatives = [greeting, today, ledger, board] as const
  return alternatives[scene.screen.variant](scene)
}

const isDate = /^\d{1,2} \p{Lu}\p{Ll}+$/u

/** A thing as its list says it: when it comes where it is still to come, how good it is where that is why it stands there. */
function inList(sample: Sample): Sample {
  const { overline = '', rating, meta, subtitle } = sample
  const said =
    /^(?:upcoming|coming soon)$/i.test(overline) && meta && isDate.test(meta)
      ? meta
      : /^top[- ]rated$/i.test(overline) && rating
        ? `★ ${rating}`
        : undefined
  return said ? { ...sample, subtitle: [said, subtitle].filter(Boolean).join(' · ') } : sample
}

function searchField({ kit, entity }: Scene): ComponentNode {
  return kit.input('Search', { kind: 'search', placeholder: `Search ${entity.many.toLowerCase()}` })
}

function greeting(scene: Scene): ScreenParts {
  const { kit, entity, app, screen } = scene
  const [me = 'Mara Vogt'] = peopleOf(app.contentSeed, 1)
  const open = scene.to('detail', 'player', 'guide', 'quiz', 'browse')
  const { hero } = entity
  const first = sampleOnTop(entity)
  const shelf = samplesFrom(entity, 1, 5)
  const pictured = hasPictures(entity)
  const lists = standingLists(entity)
  // "Latest movies" is what the shelf holds anyway.
  const named = screen.extras.find((extra) => extra.kind === 'thing' && extra.entity.id === entity.id)
  // "Upcoming video games" are what stands in the list of the upcoming ones.
  const called = (title: string) =>
    screen.extras.find(
      (extra) =>
        extra.kind === 'thing' &&
        extra.entity.id === entity.id &&
        extra.label.toLowerCase().startsWith(`${title.toLowerCase()} `),
    )
  const shownThere = new Set(lists.length > 0 ? lists.map(({ title }) => called(title)) : [named])
  const others = { ...screen, extras: screen.extras.filter((extra) => !shownThere.has(extra)) }
  const all = allOf(scene, shelves)
  const groups = fittingGroups(scene, entity.samples)
  const hasProfile = scene.has('profile')
  const body = [
    searchField(scene),
    pictured
      ? kit.feature({
          image: first?.image,
          overline: hero.overline,
          title: hero.title,
          text: hero.text,
          height: 196,
          action: open,
        })
      : kit.hero({ overline: hero.overline, title: hero.title, text: hero.text }, [
          kit.button(hero.button, { action: open }),
        ]),
    ...(groups.length > 2 && lists.length === 0
      ? [
          kit.list(
            'chips',
            'Filter',
            groups.slice(0, 5).map((title) => ({ title, action: all })),
            { plain: true },
          ),
        ]
      : []),
    ...extraComponents({ ...scene, screen: others }),
    ...lists.map(({ title, samples }) => {
      const own = called(title)
      return kit.list('carousel', title, tileItems(entity, samples.map(inList), open), {
        title:
          own?.kind === 'thing'
            ? own.label
            : /^(?:upcoming|popular|trending|new|latest)$/i.test(title)
              ? `${title} ${entity.many.toLowerCase()}`
              : title,
        ...(all ? { actionLabel: 'See all', action: all } : {}),
      })
    }),
    ...(lists.length > 0 ? [] : [shelfOf(scene, shelf, open, nameOfOwn(scene))]),
    ...shortcuts(scene, 'More to do'),
  ]
  return {
    header: kit.header(
      screen.title ?? app.name,
      barProperties(scene, {
        // Somebody with a page of their own is greeted; anybody is told what there is.
        subtitle:
          screen.subtitle ??
          (hasProfile || app.language ? undefined : stateLine(entity, body)) ??
          `Good morning, ${firstName(me)}`,
        ...(hasProfile ? { leading: { avatar: me, label: 'Profile', action: scene.to('profile') } } : {}),
        actions: headerActions(scene).filter((action) => action.icon !== 'user'),
      }),
    ),
    body,
  }
}

/** Some of the app's things to look through, as pictures or as rows. */
function shelfOf(
  scene: Scene,
  shelf: readonly Sample[],
  open: ReturnType<Scene['to']>,
  called?: string,
): ComponentNode {
  const { kit, entity } = scene
  const all = allOf(scene, shelves)
  return hasPictures(entity)
    ? kit.list('carousel', entity.many, tileItems(entity, shelf, open), {
        title: called ?? shelfTitle(scene),
        ...(all ? { actionLabel: 'See all', action: all } : {}),
      })
    : kit.list('rows', entity.many, rowItems(entity, shelf.slice(0, 3), open), {
        title: called ?? `Latest ${entity.many.toLowerCase()}`,
        ...(all ? { actionLabel: 'See all', action: all } : {}),
      })
}

function ledger(scene: Scene): ScreenParts {
  const { kit, entity, app, screen } = scene
  const { trend } = entity
  const practice = scene.to('quiz', 'game')
  const all = allOf(scene)
  const ways = scene.app.screens
    .filter(
      (candidate) =>
        !/^edit\b/i.test(candidate.name) &&
        // What somebody else does stands on his own screen.
        !candidate.id.startsWith('part-') &&
        [
          'form',
          'converter',
          'stats',
          'wallet',
          'budget',
          'scanner',
          'calendar',
          'week',
          'map',
          'people',
          'checklist',
        ].includes(candidate.kind),
    )
    .slice(0, 4)
  const body = [
    kit.text('stat', trend.value, {
      caption: trend.title,
      delta: trend.delta,
      lowerIsBetter: trend.isLowerBetter,
      big: true,
    }),
    kit.chart(trend.title, 'area', trend.data, { labels: trend.labels, height: 138 }),
    ...(ways.length >= 3
      ? [
          kit.row(
            ways.map((way, index) =>
              kit.icon(way.kind === 'form' ? 'plus' : way.icon, way.name, {
                showLabel: true,
                diameter: 54,
                filled: index === 0,
                action: scene.toScreen(way),
              }),
            ),
            { justify: 'between' },
          ),
        ]
      : [kit.list('stats', 'Numbers', besideCourse(entity).map(figureWithChange))]),
    ...(practice
      ? [
          isDrawn(scene)
            ? kit.button('Draw a random card', { full: true, icon: 'shuffle', action: practice })
            : kit.button(entity.hero.button, { full: true, icon: 'playf', action: practice }),
        ]
      : []),
    ...deckList(scene),
    ...extraComponents(unnamed(scene)),
    kit.list(
      'rows',
      entity.many,
      rowItems(entity, samplesFrom(entity, 0, 4), scene.to('detail', 'history', 'browse')),
      {
        title: nameOfOwn(scene) ?? (screen.isTab ? `Latest ${entity.many.toLowerCase()}` : entity.many),
        ...(all ? { actionLabel: 'See all', action: all } : {}),
      },
    ),
    ...shortcuts(scene, 'More to do'),
  ]
  return {
    header: kit.header(
      screen.title ?? app.name,
      barProperties(scene, {
        subtitle: screen.subtitle ?? (app.language ? undefined : stateLine(entity, body)),
        actions: headerActions(scene),
      }),
    ),
    body,
  }
}
