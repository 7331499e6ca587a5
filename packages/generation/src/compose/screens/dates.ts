import { type Entity, hasPictures, type Sample } from '../../entity.ts'
import type { ComponentNode } from '@kwiq/app-model'
import { daysSaid, isBeyondMonth, isOver, weekdaysSaid } from '../dates-said.ts'
import { extraComponents } from '../extras.ts'
import { rowItems, samplesFrom } from '../items.ts'
import type { Loose, ScreenParts } from '../kit.ts'
import { addBelow, barActions, barProperties, type Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'
import { isTickedHere, ticklist } from './ticklist.ts'

const times = ['09:00', '11:30', '14:00', '17:30', '19:00']
const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

/** It says itself when it is. */
const isDay = /^(?:today|tomorrow|tonight|(?:mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:days?)?)\b/i
/** The line of a thing that says when it is. */
const saidDay = ({ overline, subtitle }: Sample): string | undefined =>
  [overline, subtitle].find((line) => line !== undefined && isDay.test(line))
const hour = /^\d{1,2}:\d{2}$/
/** "Sat 21 Nov, 14:00", "Saturday, 13:00 to 18:00": it says when it is, so that no hour need be made up. */
const saysWhen = ({ title, overline, subtitle, time }: Sample): boolean =>
  isDay.test(time ?? '') ||
  [title, overline, subtitle].some((line) => line !== undefined && isDay.test(line) && /\d/.test(line))
/** "14:00 to 22:00" */
const fromHour = /(?:^|[ ,])(\d{1,2}:\d{2}) (?:to|–) \d{1,2}:\d{2}\b/

/** What is on, in the order of the day; what has no time of day is listed without one, under another title. */
function agenda(scene: Scene, titles?: { timed: string; untimed: string }): ComponentNode {
  const { kit, entity } = scene
  const action = scene.to('detail', 'form', 'ticket')
  // What is on another day has no hour here.
  const today = entity.samples.filter(({ time }) => hour.test(time ?? ''))
  const samples = today.length > 2 ? today.slice(0, 4) : samplesFrom(entity, 0, 4)
  const isOfToday = samples.every(({ time }) => hour.test(time ?? ''))
  const areDated = samples.filter(saysWhen).length * 2 > samples.length
  // What says its day is on no other, and nobody books four of them for today.
  if (!isOfToday && !scene.app.language) {
    if (areDated || daysSaid(entity)) return dayRows(scene, samples, titles?.untimed)
    if (titles && scene.has('slots')) return bookedRows(scene, titles.untimed)
  }
  const isTimed = isOfToday || entity.fields.some(({ kind }) => kind === 'time')
  const list = (layout: string, title: string | undefined, items: Loose[]) =>
    kit.list(layout, title ?? 'Plan', items, title === undefined ? {} : { title })
  if (!isTimed) return list('rows', titles?.untimed, rowItems(entity, samples, action))
  const items: Loose[] = samples
    .map((sample, index) => ({
      sample,
      time: hour.test(sample.time ?? '')
        ? sample.time
        : (fromHour.exec(sample.subtitle ?? '')?.[1] ?? times[index]),
    }))
    .sort((one, other) =>
      (one.time ?? '').padStart(5, '0').localeCompare((other.time ?? '').padStart(5, '0'), 'en'),
    )
    .map(({ sample, time }, index) => ({
      time,
      title: sample.title,
      subtitle: sample.subtitle ?? sample.overline,
      now: index === 1 ? true : undefined,
      action,
    }))
  return list('agenda', titles?.timed, items)
}

/** Whether the things have hours of today. */
const isToday = ({ samples }: Entity): boolean =>
  samples.filter(({ time }) => hour.test(time ?? '')).length > 2

/** Things that say their day, each with it. */
function dayRows(scene: Scene, samples: readonly Sample[], title?: string): ComponentNode {
  const { kit, entity } = scene
  const rows = samples.map(({ overline, ...sample }) => ({
    ...sample,
    subtitle: [isDay.test(overline ?? '') ? overline : undefined, sample.subtitle]
      .filter(Boolean)
      .join(' · '),
  }))
  return kit.list(
    'rows',
    title ?? 'Plan',
    rowItems(entity, rows, scene.to('detail', 'form', 'ticket')),
    title === undefined ? {} : { title },
  )
}

const bookedDays = ['Fri 20 Nov', 'Tue 24 Nov', 'Fri 27 Nov']
const bookedOn = [20, 24, 27]

/** Three of the things that are booked in the app, each on a day of its own. */
function bookedRows(scene: Scene, title: string): ComponentNode {
  const { kit, entity } = scene
  const isEvening = /\b(?:restaurants?|tables?|dinners?|concerts?|theatres?)\b/i.test(scene.app.description)
  const hourOf = isEvening ? '19:30' : (entity.fields.find(({ kind }) => kind === 'time')?.value ?? '10:00')
  const rows = samplesFrom(entity, 0, bookedDays.length).map(
    ({ badge: _badge, value: _value, time: _time, progress: _progress, ...sample }, index) => ({
      ...sample,
      subtitle: `${bookedDays[index]}, ${hourOf}`,
    }),
  )
  return kit.list('rows', title, rowItems(entity, rows, scene.to('detail', 'form', 'ticket')), { title })
}

/** A month with its days, and what is on. */
export function composeCalendar(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const actions = barActions(scene, ['plus', entity.add, 'form'], ['bell', 'Notifications', 'notifications'])
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, {
        subtitle: screen.subtitle ?? 'November 2026',
        actions,
      }),
    ),
    body: [
      kit.card([
        kit.date('November', {
          variant: 'month',
          month: '2026-11-19',
          selected: 19,
          marked:
            daysSaid(entity) ??
            (scene.has('slots') && !scene.app.language && !isToday(entity)
              ? bookedOn
              : [3, 6, 12, 19, 20, 24, 27]),
        }),
      ]),
      ...extraComponents(scene),
      agenda(scene, { timed: 'Thursday 19', untimed: isBeyondMonth(entity) ? 'Coming up' : 'This month' }),
      ...addBelow(scene, actions),
      ...shortcuts(scene, 'See also'),
    ],
  }
}

/** A week: what is planned for which day. */
export function composeWeek(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const actions = barActions(scene, ['plus', entity.add, 'form'], ['list', 'List', 'checklist'])
  const planned = samplesFrom(entity, 0, 5)
  const open = scene.to('detail', 'form')
  const isPictured = hasPictures(entity)
  const list = scene.to('checklist')
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, {
        subtitle:
          screen.subtitle ??
          `${planned.length} ${entity.many.toLowerCase()}${isOver(entity) ? ' so far' : ' planned'}`,
        actions,
      }),
    ),
    body: [
      kit.date('Week', { variant: 'week', selected: 3, marked: weekdaysSaid(entity) ?? [0, 1, 2, 3, 4] }),
      ...extraComponents(scene),
      isPictured
        ? kit.list(
            'rows',
            'Plan',
            planned.map((sample, index) => ({
              image: sample.image,
              title: sample.title,
              subtitle: saidDay(sample) ?? [week[index], sample.overline].filter(Boolean).join(' · '),
              chevron: true,
              action: open,
            })),
          )
        : isTickedHere(scene)
          ? ticklist(scene)
          : agenda(scene),
      kit.banner('spark', 'accent', entity.tip.title, entity.tip.text),
      ...(list
        ? [
            kit.button(`Open ${(scene.find('checklist')?.name ?? 'list').toLowerCase()}`, {
              variant: 'secondary',
              full: true,
              icon: 'list',
              action: list,
            }),
          ]
        : addBelow(scene, actions)),
      ...shortcuts(scene, 'See also'),
    ],
  }
}
