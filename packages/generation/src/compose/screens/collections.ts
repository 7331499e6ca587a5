import { hasPictures } from '../../entity.ts'
import type { ComponentNode } from '@kwiq/app-model'
import { daysOfMonth } from '../days-of-month.ts'
import { extraComponents } from '../extras.ts'
import { filterChips, filterTabs, fittingGroups } from '../filters.ts'
import { figureWithChange, mediaItems, rowItems, samplesFrom, tileItems } from '../items.ts'
import { countedAs } from '../../plan/how-many.ts'
import { keptOf } from '../../plan/kept.ts'
import { keepingSign } from '../keeping.ts'
import type { Loose, ScreenParts } from '../kit.ts'
import { addBelow, barActions, barProperties, type Scene } from '../scene.ts'
import { asTable } from './as-table.ts'
import { pastEvents } from './past-events.ts'
import { orderPageOf } from '../../plan/order-page.ts'
import { orderStates } from './handing-over.ts'
import { historyEvents, weekdaysOf } from './history-events.ts'
import { composeMemes, isMeme } from './memes.ts'
import { shortcuts } from './shortcuts.ts'
import { isFlat } from './stats.ts'
import { onTheList, tickedOf } from './ticked.ts'

/** Beside all of them; more groups than these are chips. */
const mostTabs = 3

/** What one kept. */
export function composeSaved(scene: Scene): ScreenParts {
  if (isMeme(scene)) return composeMemes(scene)
  const { kit, entity, screen } = scene
  const open = scene.to('detail', 'player', 'guide', 'browse')
  const isPinned = /^pinned$/i.test(screen.name)
  const sign = keepingSign(screen)
  const kept = scene.app.isTable ? samplesFrom(entity, 0, 6) : keptOf(entity)
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, {
        subtitle:
          screen.subtitle ??
          `${kept.length} ${scene.app.language ? entity.many.toLowerCase() : countedAs(entity)} ${isPinned ? 'pinned' : 'kept'}`,
      }),
    ),
    body: [
      ...(fittingGroups(scene, kept).length > mostTabs
        ? filterChips(scene, kept)
        : filterTabs(scene, 'Show', kept)),
      scene.app.isTable
        ? asTable(scene, kept)
        : hasPictures(entity)
          ? kit.list('grid', 'Saved', tileItems(entity, kept, open), { columns: 2, height: 140 })
          : kit.list('rows', 'Saved', rowItems(entity, kept, open)),
      ...extraComponents(scene),
      isPinned
        ? kit.banner(sign, 'accent', 'Always at hand', `Pin ${entity.many.toLowerCase()} to find them here.`)
        : kit.banner(
            sign,
            'accent',
            'Keep what you like',
            `Tap the ${sign} on ${entity.many.toLowerCase()} to find them here.`,
          ),
      ...shortcuts(scene, 'See also'),
    ],
  }
}

const heat = [0, 1, 2, 0, 1, 3, 2, 1, 0, 2, 3, 3, 1, 2, 0, 1, 4, 2, 3]

/** How much there was of it: the days, the numbers, or a week to look at. */
function past(scene: Scene, events: readonly { subtitle?: string }[]): ComponentNode[] {
  const { kit, entity, screen } = scene
  const { trend } = entity
  const numbers = kit.list('stats', 'Numbers', entity.figures.slice(0, 2).map(figureWithChange))
  // Its curve stands on the screen for it.
  if (screen.variant === 1 && !scene.has('stats'))
    return [
      kit.card([
        kit.text('stat', trend.value, {
          caption: trend.title,
          delta: trend.delta,
          lowerIsBetter: trend.isLowerBetter,
        }),
        kit.chart(trend.title, isFlat(trend.data) ? 'line' : 'bar', trend.data, {
          labels: trend.labels,
          height: 110,
        }),
      ]),
    ]
  if (screen.variant === 1) return [numbers]
  // Years stand in no week.
  if (events.every(({ subtitle = '' }) => /^1[5-9]\d\d\b/.test(subtitle))) return [numbers]
  if (screen.variant === 2)
    return [kit.date('This week', { variant: 'week', selected: 3, marked: weekdaysOf(events) }), numbers]
  return [numbers, ...daysOfMonth(scene, heat)]
}

const isDone = /^(?:done|completed|finished)$/i

/** The past of something, newest first. */
export function composeHistory(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const open = scene.to('detail', 'guide')
  // A sale is rung up, a round is what the clock has counted.
  const done = pastEvents(scene)
  const maker =
    scene.has('timer') || done
      ? undefined
      : scene.find(...(entity.id === 'sale' ? (['cart', 'form'] as const) : (['form'] as const)))
  const others = scene.app.screens.filter((each) => each !== screen && each.entity === screen.entity)
  const isTicked = others.some(({ kind }) => kind === 'checklist') && isDone.test(screen.name)
  const isListed = others.some(({ kind }) => kind === 'browse' || kind === 'home' || kind === 'saved')
  const isOrders =
    (entity.price !== undefined || entity.id === 'food-delivery-order') &&
    scene.has('cart') &&
    !scene.app.language
  const isBooked = entity.price !== undefined && scene.has('slots') && !scene.app.language
  const states = orderStates(scene)
  const followed = isOrders ? orderPageOf(scene.app.screens) : undefined
  const events =
    done?.map(({ title, subtitle }) => ({ title, subtitle })) ??
    historyEvents(entity, screen, isListed, isTicked ? tickedOf(scene) : undefined)
  const items = events.map((event, index) => ({
    ...event,
    now: index === 0 ? true : undefined,
    done: index > 0 ? true : undefined,
    action: index === 0 && followed ? scene.toScreen(followed) : open,
  }))
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, {
        subtitle:
          screen.subtitle ?? (screen.countedAs ? `${items.length} on the ${screen.countedAs}` : undefined),
        actions: barActions(scene, ...(maker ? ([['plus', entity.add, maker.kind]] as const) : []), [
          'chart',
          'Statistics',
          'stats',
        ]),
      }),
    ),
    body: [
      // A rate is what it is today, and no sum of what was converted.
      ...(isOrders || isBooked || entity.id === 'rate' ? [] : past(scene, events)),
      ...extraComponents(scene),
      ...(isOrders
        ? [
            kit.list('timeline', states.now, items.slice(0, 1), { title: states.now }),
            kit.list('timeline', states.past, items.slice(1), { title: states.past }),
          ]
        : [kit.list('timeline', screen.name, items)]),
      ...(maker
        ? [
            kit.button(entity.add, {
              variant: 'secondary',
              full: true,
              icon: 'plus',
              action: scene.toScreen(maker),
            }),
          ]
        : []),
      ...shortcuts(scene, 'See also'),
    ],
  }
}

const countsDone = /\bof\b.+ (?:done|ticked|finished|packed)$/i

/** Things to tick. */
export function composeChecklist(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const form = scene.find('form')
  const isOthers = form?.entity !== screen.entity && !scene.app.language
  const items = samplesFrom(entity, 0, onTheList)
  const ticked = tickedOf(scene)
  // What is done comes first no more.
  const isOver =
    ticked.some(({ title }) => `${entity.tip.title} ${entity.tip.text}`.includes(title)) ||
    // How many of how many are done stands above.
    countsDone.test(entity.tip.title)
  const actions = barActions(scene, ...(isOthers ? [] : ([['plus', entity.add, 'form']] as const)), [
    'settings',
    'Settings',
    'settings',
  ])
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, {
        subtitle: screen.subtitle ?? `2 of ${items.length} done`,
        actions,
      }),
    ),
    body: [
      kit.chart('Done', 'progress', [2 / Math.max(2, items.length)], {
        caption: `2 of ${items.length} done`,
      }),
      ...filterChips(scene, items),
      kit.list(
        'checklist',
        entity.many,
        items.map((sample) => ({
          title: sample.title,
          subtitle: sample.subtitle,
          value: sample.value,
          checked: ticked.includes(sample),
          action: undefined,
        })),
        { strike: true, boxed: true },
      ),
      ...extraComponents(scene),
      ...(isOver ? [] : [kit.banner('bulb', 'accent', entity.tip.title, entity.tip.text)]),
      ...addedHere(scene, actions),
      ...shortcuts(scene, 'See also'),
    ],
  }
}

/** How one adds to what one ticks: in its form, or in a line where the app's forms are of other things. */
function addedHere(scene: Scene, inHeader: readonly Loose[]): ComponentNode[] {
  const { kit, entity, screen, app } = scene
  const form = scene.find('form')
  return form && form.entity !== screen.entity && !app.language
    ? [
        kit.input(entity.add, {
          icon: 'plus',
          placeholder: samplesFrom(entity, 0, 1)[0]?.title ?? entity.one,
        }),
      ]
    : addBelow(scene, inHeader)
}

/** A screen for something the description names but the house has no recipe for. */
export function composeTopic(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const open = scene.to('detail', 'browse', 'home')
  const items = samplesFrom(entity, 0, 4)
  return {
    header: kit.header(screen.title ?? screen.name, barProperties(scene, { subtitle: screen.subtitle })),
    body: [
      kit.hero({
        tone: 'accent',
        overline: entity.hero.overline,
        title: entity.hero.title,
        text: entity.hero.text,
      }),
      hasPictures(entity)
        ? kit.list('media', entity.many, mediaItems(entity, items, open), { title: entity.many })
        : kit.list('rows', entity.many, rowItems(entity, items, open), { title: entity.many }),
      ...extraComponents(scene),
      kit.list('stats', 'Numbers', entity.figures.slice(0, 2).map(figureWithChange)),
      ...shortcuts(scene, 'See also'),
    ],
  }
}
