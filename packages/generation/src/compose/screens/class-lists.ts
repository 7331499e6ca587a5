import type { Action, ComponentNode } from '@kwiq/app-model'
import { eventTimes } from '../event-times.ts'
import { filterChips, filterTabs } from '../filters.ts'
import { figureWithChange, rowItems, samplesFrom, tileItems } from '../items.ts'
import type { Scene } from '../scene.ts'
import { isOfChecklist, tickedOf } from './ticked.ts'

/** Things of which the app's figures are those of the first alone. */
const ofFirstAlone: ReadonlySet<string> = new Set(['city', 'rate'])

/** All the things of a checklist, those that are done ticked here, too. */
function checkRows(scene: Scene, action: Action | undefined): ComponentNode {
  const { kit, entity } = scene
  const ticked = tickedOf(scene)
  return kit.list(
    'checklist',
    entity.many,
    entity.samples.map((sample) => ({
      title: sample.title,
      subtitle: sample.subtitle,
      value: sample.value,
      checked: ticked.includes(sample),
      action,
    })),
    { strike: true, boxed: true },
  )
}

/** A list without pictures, as what it holds is best looked through. */
export function classList(scene: Scene, open: Action | undefined): ComponentNode[] {
  const { kit, entity, screen } = scene
  const rows = (count: number) =>
    isOfChecklist(scene)
      ? checkRows(scene, open)
      : kit.list('rows', entity.many, rowItems(entity, samplesFrom(entity, 0, count), open))
  // What is told of one of them alone is none of the list's numbers.
  const numbers = ofFirstAlone.has(entity.id)
    ? []
    : [kit.list('stats', 'Numbers', entity.figures.slice(0, 2).map(figureWithChange))]
  const tabs = entity.groups.length < 5 ? filterTabs(scene, 'Filter') : filterChips(scene)
  // Where nothing narrows it down, how many there are stands on top.
  const onTop = tabs.length > 0 ? tabs : numbers
  switch (entity.nounClass) {
    case 'event':
      return [
        kit.date('Week', { variant: 'week', selected: 3, marked: [3, 4, 5] }),
        kit.list(
          'agenda',
          entity.many,
          eventTimes(entity, samplesFrom(entity, 0, 5)).map(({ time, title, subtitle }) => ({
            time,
            title,
            subtitle,
            action: open,
          })),
        ),
      ]
    case 'person':
      return [
        ...(screen.variant === 1
          ? []
          : [
              kit.list(
                'stories',
                'Lately',
                samplesFrom(entity, 1, 5).map(({ title }, index) => ({
                  title: /^(?:Dr\.|Nurse|Aunt|Mr|Mrs|Ms|The) /.test(title) ? title : title.split(' ')[0],
                  seen: index > 1 ? true : undefined,
                  action: open,
                })),
              ),
            ]),
        ...filterChips(scene),
        rows(6),
      ]
    case 'numbered':
      return [
        ...filterChips(scene),
        ...numbers,
        kit.list('grid', entity.many, tileItems(entity, samplesFrom(entity, 0, 6), open), { columns: 2 }),
      ]
    case 'award':
      // Points have no names, and are no badges one still lacks.
      if (entity.fields.some(({ name }) => name === entity.many))
        return [kit.list('rows', entity.many, rowItems(entity, samplesFrom(entity, 0, 6), open))]
      return [
        kit.chart('Earned', 'progress', [0.5], { caption: '3 of 6 earned' }),
        kit.list('grid', entity.many, tileItems(entity, samplesFrom(entity, 0, 6), open), { columns: 2 }),
      ]
    case 'measure':
    case 'state':
      return [
        kit.card([
          kit.text('stat', entity.trend.value, { caption: entity.trend.title, delta: entity.trend.delta }),
          kit.chart(entity.trend.title, 'line', entity.trend.data, {
            labels: entity.trend.labels,
            height: 120,
          }),
        ]),
        rows(5),
      ]
    case 'document':
      return screen.variant === 2 ? [...filterChips(scene), ...numbers, rows(6)] : [...onTop, rows(6)]
    case 'activity':
      if (screen.variant === 1) return [...onTop, rows(6)]
      return [
        ...tabs,
        ...(screen.variant === 2
          ? [
              kit.card([
                kit.text('stat', entity.trend.value, {
                  caption: entity.trend.title,
                  delta: entity.trend.delta,
                }),
                kit.chart(entity.trend.title, 'bar', entity.trend.data, {
                  labels: entity.trend.labels,
                  height: 96,
                }),
              ]),
            ]
          : numbers),
        kit.list(
          'timeline',
          entity.many,
          samplesFrom(entity, 0, 5).map(({ title, subtitle, value }, index) => ({
            title,
            subtitle: [subtitle, value].filter(Boolean).join(' · '),
            now: index === 0 ? true : undefined,
            done: index > 0 ? true : undefined,
            action: open,
          })),
        ),
      ]
    case 'place':
    case 'group':
    case 'picture':
    case 'service':
    case 'species':
    case 'animal':
    case 'garment':
    case 'thing':
    case undefined:
      return screen.variant === 1 ? [...onTop, rows(6)] : [...filterChips(scene), ...numbers, rows(6)]
  }
}
