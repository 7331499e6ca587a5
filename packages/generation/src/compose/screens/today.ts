import type { Action, ComponentNode } from '@kwiq/app-model'
import type { Entity, Figure } from '../../entity.ts'
import type { ScreenKind } from '../../plan/types.ts'
import { weekdaysSaid } from '../dates-said.ts'
import { extraComponents } from '../extras.ts'
import { rowItems, samplesFrom } from '../items.ts'
import type { ScreenParts } from '../kit.ts'
import { barProperties, type Scene } from '../scene.ts'
import { stateLine } from '../state-line.ts'
import { allOf } from './all-of.ts'
import { historyEvents, weekdaysOf } from './history-events.ts'
import { headerActions } from './header-actions.ts'
import { nameOfOwn, unnamed } from './own-list.ts'
import { pollList } from './poll-list.ts'
import { shortcuts } from './shortcuts.ts'
import { has } from '../../understand/searched.ts'

/** How much of its goal a figure has reached, 0 to 1, where it says so: "74 %", "3 of 5". */
function reachedOf(value: string): number | undefined {
  const [, percent] = /^(\d{1,3}) ?%$/.exec(value) ?? []
  if (percent) return Math.min(1, Number(percent) / 100)
  const [, done, all] = /^(\d{1,4}) of (\d{1,4})$/.exec(value) ?? []
  return done && Number(all) > 0 ? Math.min(1, Number(done) / Number(all)) : undefined
}

/** What stands in a ring of one share that a figure tells: "80 %". */
const reachedIn = ({ figures }: Entity): string | undefined => {
  const told = figures.slice(0, 3).filter(({ value }) => reachedOf(value) !== undefined)
  return told.length === 1 && (told[0]?.value ?? '').endsWith('%') ? told[0]?.value : undefined
}

const left = /^(?:to go|left|left today|left this week|remaining|still to go)$/i
const amountOf = ({ value }: Figure) =>
  Number(/^\d{1,3}(?:,\d{3})*(?:\.\d+)?/.exec(value)?.[0].replaceAll(',', '') ?? Number.NaN)

/** How much of the day's goal is reached: told by the figures themselves, by what is left of it, or by the line on top. */
function sharesOf({ figures, fields, tip }: Entity): number[] {
  const told = figures.slice(0, 3).flatMap((figure) => reachedOf(figure.value) ?? [])
  if (told.length > 0) return told
  const [first] = figures
  const rest = figures.find(({ title }) => left.test(title))
  if (first && rest && rest !== first) {
    const share = amountOf(first) / (amountOf(first) + amountOf(rest))
    if (share > 0 && share < 1) return [share]
  }
  // A goal one set is reached as far as the day has come.
  const goal = Number(fields.find(({ name }) => /\bgoal\b/i.test(name))?.value.replaceAll(/[^\d.]/g, '') ?? 0)
  const reached = first ? amountOf(first) / goal : Number.NaN
  if (reached > 0 && reached <= 1) return [reached]
  const [, percent] = /(\d{1,2}) % of the (?:day|week|goal)/.exec(tip.title) ?? []
  return percent ? [Number(percent) / 100] : []
}

/** The sign of a button: only what runs is started. */
function iconOfDoing(label: string): string {
  if (
    /^(?:start|play|begin|keep going|go on|continue|resume|listen|watch|sit|breathe|practi[cs]e|train|run|read|study|learn)\b/i.test(
      label,
    )
  )
    return 'playf'
  if (has(/^(?:add|log|new|write|post|note|plan|set|create)\b/i, label)) return 'plus'
  if (/^(?:share|send|invite)\b/i.test(label)) return 'share'
  return /^(?:mark|check|vote|confirm|done|take|tick|finish)\b/i.test(label) ? 'check' : 'next'
}

/** What is done with a thing that is there already, and where that is: no form makes a new one for it. */
const doneThere: readonly [RegExp, readonly ScreenKind[]][] = [
  [/^scan\b/i, ['scanner']],
  [/^read\b/i, ['reader', 'detail']],
  [/^(?:listen|hear)\b/i, ['player', 'detail']],
  [/^(?:send|remind|mark|skip|mend|approve|show answer)\b/i, ['detail']],
]

const addedOne = /^(?:add|write|plan) an? (\p{L}+)$/iu

/** "Add an idea" where ideas are ticked. */
function addedTo({ app, toScreen, screen, entityOf }: Scene, words: string): Action | undefined {
  const [, noun] = addedOne.exec(words) ?? []
  const found = app.screens.find(
    (each) =>
      each.entity !== screen.entity &&
      !each.isDeed &&
      entityOf(each).one.toLowerCase() === noun?.toLowerCase(),
  )
  return found && toScreen(found)
}

/** What one does next, with its button. */
function next(scene: Scene): ComponentNode {
  const { kit, entity } = scene
  const { hero } = entity
  // What is there already is looked at, and made in no form.
  const isLooked = /^(?:see|open|view|look at|show)\b/i.test(hero.button)
  const [, there = []] = doneThere.find(([form]) => form.test(hero.button)) ?? []
  // A quiz is called after its topic: what it asks is seen in it.
  const isQuiz = scene.has('quiz') && hero.title.endsWith('?') && !scene.app.language
  const title = isQuiz ? hero.overline : hero.title
  return kit.hero({ tone: 'accent', overline: isQuiz ? 'Next' : hero.overline, title, text: hero.text }, [
    kit.button(hero.button, {
      icon: iconOfDoing(hero.button),
      action:
        addedTo(scene, hero.button) ??
        scene.to(...there) ??
        (isLooked
          ? scene.to('detail', 'player', 'guide', 'browse', 'history', 'form')
          : scene.to('guide', 'timer', 'quiz', 'game', 'poll', 'form', 'detail', 'browse')),
    }),
  ])
}

/** The numbers of the day, side by side where they are short. */
function numbers({ kit, entity }: Scene): ComponentNode {
  const figures = entity.figures.slice(0, 3)
  const isShort =
    figures.length === 3 && figures.every(({ value, title }) => value.length <= 7 && title.length <= 13)
  const shown = isShort ? figures : figures.slice(0, 2)
  return kit.list(
    'stats',
    'Today in numbers',
    shown.map(({ value, title }) => ({ value, title })),
    { columns: shown.length },
  )
}

/** The last ones of what the app keeps. */
function last(scene: Scene, start: number): ComponentNode {
  const { kit, entity } = scene
  const open = scene.to('detail', 'browse', 'history')
  const all = allOf(scene)
  return kit.list('rows', entity.many, rowItems(entity, samplesFrom(entity, start, 3), open), {
    // Birthdays and plants are not of lately.
    title:
      nameOfOwn(scene) ??
      (scene.has('history') || /^log\b/i.test(entity.add)
        ? `Recent ${entity.many.toLowerCase()}`
        : entity.many),
    ...(all ? { actionLabel: 'See all', action: all } : {}),
  })
}

/** Whether what the app keeps comes back on days of the week: it has a past, a plan, or says so itself. */
const isOfDays = (scene: Scene): boolean =>
  scene.has('history', 'calendar', 'week', 'checklist') ||
  /^log\b/i.test(scene.entity.add) ||
  weekdaysSaid(scene.entity) !== undefined

const isHour = (time: string | undefined) => time !== undefined && /^\d{1,2}:\d{2}$/.test(time)

/** What the hours of today hold; undefined where nothing has its hour. */
function agenda({ kit, entity, to }: Scene): ComponentNode | undefined {
  const timed = entity.samples.filter(({ time }) => isHour(time))
  if (timed.length < 3) return undefined
  const open = to('detail', 'browse', 'history')
  return kit.list(
    'agenda',
    entity.many,
    timed
      .slice(0, 4)
      .sort((one, other) =>
        (one.time ?? '').padStart(5, '0').localeCompare((other.time ?? '').padStart(5, '0'), 'en'),
      )
      .map(({ time, title, subtitle }) => ({ time, title, subtitle, action: open })),
    { title: 'Today' },
  )
}

/** The week with its marks: what the things say themselves, else the days their history tells of. */
function week(scene: Scene): ComponentNode {
  const { kit, entity } = scene
  const past = scene.find('history')
  const told = past ? weekdaysOf(historyEvents(entity, past, true)) : []
  return kit.date('This week', {
    variant: 'week',
    selected: 3,
    marked: weekdaysSaid(entity) ?? (told.length > 0 ? told : [0, 1, 2, 3]),
  })
}

/** How it went lately, with the number that matters. */
function course({ kit, entity }: Scene): ComponentNode {
  const { trend } = entity
  return kit.card([
    kit.text('stat', trend.value, {
      caption: trend.title,
      delta: trend.delta,
      lowerIsBetter: trend.isLowerBetter,
    }),
    kit.chart(trend.title, 'bar', trend.data, { labels: trend.labels, height: 110 }),
  ])
}

/** Goal and days of what has a goal; the hours of what has hours; else what is next, what came last and how many. */
function parts(scene: Scene): ComponentNode[] {
  const { kit, entity } = scene
  const named = extraComponents(unnamed(scene))
  // What is open until Sunday is no diary.
  const polls = pollList(scene)
  if (polls.length > 0) return [next(scene), ...polls, ...named, numbers(scene)]
  const shares = sharesOf(entity)
  if (shares.length > 0)
    return [
      kit.card([
        kit.row(
          [
            kit.chart('Today', 'ring', shares, { size: 124, thickness: 12, center: reachedIn(entity) }),
            kit.list(
              'stats',
              'Today in numbers',
              entity.figures.slice(0, 3).map(({ value, title }) => ({ value, title })),
              { columns: 1, plain: true },
            ),
          ],
          { gap: 22, grow: 'last' },
        ),
      ]),
      next(scene),
      // No question is for one day of the week.
      ...(scene.has('quiz') || !isOfDays(scene) ? [] : [week(scene)]),
      ...named,
      last(scene, 1),
    ]
  const hours = agenda(scene)
  if (hours) return [week(scene), hours, ...named, next(scene), numbers(scene)]
  const isLogged = scene.has('history') || /^log\b/i.test(entity.add)
  switch (
    isLogged
      ? scene.pick('today', ['course', 'next', 'course'] as const)
      : scene.pick('today', ['next', 'things', 'numbers'] as const)
  ) {
    case 'course':
      return [course(scene), next(scene), ...named, last(scene, 1)]
    case 'next':
      return [next(scene), ...named, last(scene, 1), numbers(scene)]
    case 'things':
      return [last(scene, 0), ...named, next(scene), numbers(scene)]
    case 'numbers':
      return [numbers(scene), last(scene, 0), ...named, next(scene)]
  }
}

/** A first screen for what one does day by day. */
export function today(scene: Scene): ScreenParts {
  const { kit, entity, app, screen } = scene
  const body = [...parts(scene), ...shortcuts(scene, 'More to do')]
  return {
    header: kit.header(
      screen.title ?? app.name,
      barProperties(scene, {
        overline: screen.overline ?? 'Thursday 19 Nov',
        subtitle: screen.subtitle ?? (app.language ? entity.tip.title : stateLine(entity, body)),
        actions: headerActions(scene),
      }),
    ),
    body,
  }
}
