import type { ComponentNode } from '@kwiq/app-model'
import { standingLists } from '../../plan/read-lists.ts'
import type { Sample } from '../../entity.ts'
import { hasPictures, rowItems, samplesFrom, tileItems, filterItems } from '../items.ts'
import type { ScreenParts } from '../kit.ts'
import { firstName, peopleOf } from '../people.ts'
import { barProperties, type Scene } from '../scene.ts'
import { board } from './board.ts'
import { deckList } from './decks.ts'
import { leads } from './leads.ts'
import { headerActions } from './header-actions.ts'
import { overview } from './overview.ts'
import { pollList } from './poll-list.ts'
import { shortcuts } from './shortcuts.ts'
import { isTill } from './till.ts'
import { extraComponents } from '../extras.ts'

/** The first screen: a shelf to look through, the one thing to do now, or a ledger of numbers. */
export function composeHome(scene: Scene): ScreenParts {
  if (scene.screen.deck) return overview(scene)
  if (scene.screen.lead) return leads[scene.screen.lead](scene)
  const alternatives = [greeting, focus, ledger, board] as const
  return alternatives[scene.screen.variant](scene)
}

function searchField({ kit, entity }: Scene): ComponentNode {
  return kit.input('Search', { kind: 'search', placeholder: `Search ${entity.many.toLowerCase()}` })
}

function greeting(scene: Scene): ScreenParts {
  const { kit, entity, app, screen } = scene
  const [me = 'Mara Vogt'] = peopleOf(app.contentSeed, 1)
  const open = scene.to('detail', 'player', 'guide', 'quiz', 'browse')
  const { hero } = entity
  // The picture is of what stands on it.
  const first = entity.samples.find(({ title }) => hero.title.startsWith(title)) ?? entity.samples[0]
  const shelf = samplesFrom(entity, 1, 5)
  const pictured = hasPictures(entity)
  const lists = standingLists(entity)
  return {
    header: kit.header(
      screen.title ?? app.name,
      barProperties(scene, {
        subtitle: screen.subtitle ?? app.kindLine ?? `Good morning, ${firstName(me)}`,
        ...(scene.has('profile')
          ? { leading: { avatar: me, label: 'Profile', action: scene.to('profile') } }
          : {}),
        actions: headerActions(scene).filter((action) => action.icon !== 'user'),
      }),
    ),
    body: [
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
      ...(entity.groups.length > 2 && lists.length === 0
        ? [
            kit.list(
              'chips',
              'Filter',
              entity.groups.slice(0, 5).map((title) => ({ title, action: scene.to('browse') })),
              { plain: true },
            ),
          ]
        : []),
      ...extraComponents(scene),
      ...lists.map(({ title, samples }) =>
        kit.list('carousel', title, tileItems(entity, samples, open), {
          title: /^(?:upcoming|popular|trending|new|latest)$/i.test(title)
            ? `${title} ${entity.many.toLowerCase()}`
            : title,
          ...(scene.has('browse') ? { actionLabel: 'See all', action: scene.to('browse') } : {}),
        }),
      ),
      ...(lists.length > 0 ? [] : [shelfOf(scene, shelf, open)]),
      ...shortcuts(scene, 'More to do'),
    ],
  }
}

/** Some of the app's things to look through, as pictures or as rows. */
function shelfOf(scene: Scene, shelf: readonly Sample[], open: ReturnType<Scene['to']>): ComponentNode {
  const { kit, entity } = scene
  return hasPictures(entity)
    ? kit.list('carousel', entity.many, tileItems(entity, shelf, open), {
        title: isTill(scene)
          ? 'Sold most today'
          : scene.say('shelf', ['Made for you', 'New this week', 'Loved lately']),
        ...(scene.has('browse') ? { actionLabel: 'See all', action: scene.to('browse') } : {}),
      })
    : kit.list('rows', entity.many, rowItems(entity, shelf.slice(0, 3), open), {
        title: `Latest ${entity.many.toLowerCase()}`,
        ...(scene.has('browse') ? { actionLabel: 'See all', action: scene.to('browse') } : {}),
      })
}

/** How much of its goal a figure has reached, 0 to 1, where it says so: "74 %", "3 of 5". */
function reachedOf(value: string): number | undefined {
  const [, percent] = /^(\d{1,3}) ?%$/.exec(value) ?? []
  if (percent) return Math.min(1, Number(percent) / 100)
  const [, done, all] = /^(\d{1,4}) of (\d{1,4})$/.exec(value) ?? []
  return done && Number(all) > 0 ? Math.min(1, Number(done) / Number(all)) : undefined
}

/** The sign of a button: only what runs is started. */
function iconOfDoing(label: string): string {
  if (
    /^(?:start|play|begin|keep going|go on|continue|resume|listen|watch|sit|breathe|practi[cs]e|train|run|read|study|learn)\b/i.test(
      label,
    )
  )
    return 'playf'
  if (/^(?:add|log|new|write|post|note|plan|set|create)\b/i.test(label)) return 'plus'
  if (/^(?:share|send|invite)\b/i.test(label)) return 'share'
  return /^(?:mark|check|vote|confirm|done|take|tick|finish)\b/i.test(label) ? 'check' : 'next'
}

function focus(scene: Scene): ScreenParts {
  const { kit, entity, app, screen } = scene
  const { hero, figures } = entity
  const polls = pollList(scene)
  const start = scene.to('guide', 'timer', 'quiz', 'game', 'form', 'detail', 'browse')
  const rings = figures
    .slice(0, 3)
    .map(({ value }, index) => reachedOf(value) ?? [0.78, 0.6, 0.42][index] ?? 0.5)
  return {
    header: kit.header(
      screen.title ?? app.name,
      barProperties(scene, {
        overline: screen.overline ?? 'Thursday 19 Nov',
        subtitle: screen.subtitle ?? app.kindLine ?? entity.tip.title,
        actions: headerActions(scene),
      }),
    ),
    body: [
      kit.card([
        kit.row(
          [
            kit.chart('Today', 'ring', rings, { size: 124, thickness: 12 }),
            kit.list(
              'stats',
              'Today in numbers',
              figures.slice(0, 3).map(({ value, title }) => ({ value, title })),
              {
                columns: 1,
                plain: true,
              },
            ),
          ],
          { gap: 22, grow: 'last' },
        ),
      ]),
      kit.hero({ tone: 'accent', overline: hero.overline, title: hero.title, text: hero.text }, [
        kit.button(hero.button, { icon: iconOfDoing(hero.button), action: start }),
      ]),
      // What is open until Sunday is no diary.
      ...(polls.length > 0
        ? []
        : [kit.date('This week', { variant: 'week', selected: 3, marked: [0, 1, 3, 5] })]),
      ...polls,
      ...extraComponents(scene),
      ...(polls.length > 0
        ? []
        : [
            kit.list(
              'rows',
              entity.many,
              rowItems(entity, samplesFrom(entity, 1, 3), scene.to('detail', 'browse', 'history')),
              {
                // Birthdays and plants are not of lately.
                title:
                  scene.has('history') || /^log\b/i.test(entity.add)
                    ? `Recent ${entity.many.toLowerCase()}`
                    : entity.many,
                ...(scene.has('browse', 'history')
                  ? { actionLabel: 'See all', action: scene.to('browse', 'history') }
                  : {}),
              },
            ),
          ]),
      ...shortcuts(scene, 'More to do'),
    ],
  }
}

function ledger(scene: Scene): ScreenParts {
  const { kit, entity, app, screen } = scene
  const { trend } = entity
  const practice = scene.to('quiz', 'game')
  const ways = scene.app.screens
    .filter(
      (candidate) =>
        !/^edit\b/i.test(candidate.name) &&
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
  return {
    header: kit.header(
      screen.title ?? app.name,
      barProperties(scene, { subtitle: screen.subtitle ?? app.kindLine, actions: headerActions(scene) }),
    ),
    body: [
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
        : [
            kit.list(
              'stats',
              'Numbers',
              entity.figures.slice(0, 2).map(({ value, title, delta }) => ({ value, title, delta })),
            ),
          ]),
      ...(practice ? [kit.button(entity.hero.button, { full: true, icon: 'playf', action: practice })] : []),
      ...deckList(scene),
      ...extraComponents(scene),
      kit.list(
        'rows',
        entity.many,
        rowItems(entity, samplesFrom(entity, 0, 4), scene.to('detail', 'history', 'browse')),
        {
          title: screen.isTab ? `Latest ${entity.many.toLowerCase()}` : entity.many,
          ...(scene.has('browse', 'history')
            ? { actionLabel: 'See all', action: scene.to('browse', 'history') }
            : {}),
        },
      ),
      ...shortcuts(scene, 'More to do'),
    ],
  }
}

/** Chips that narrow a list. */
export function filterChips(scene: Scene): ComponentNode[] {
  const items = filterItems(scene.entity)
  return items.length > 2 ? [scene.kit.list('chips', 'Filter', items)] : []
}
