import type { ComponentNode } from '@kwiq/app-model'
import { samplesFrom } from '../items.ts'
import type { Scene } from '../scene.ts'

const hour = /^\d{1,2}:\d{2}$/

/** Steps without a page of their own are ticked where they stand. */
export const isTickedHere = ({ app, entity, screen }: Scene): boolean =>
  !app.language &&
  entity.use === 'Mark as done' &&
  entity.samples.every(({ time }) => time !== undefined && hour.test(time)) &&
  !app.screens.some(({ kind, entity: of }) => kind === 'detail' && of === screen.entity)

const clock = ({ time = '' }: { time?: string | undefined }) => time.padStart(5, '0')

/** What is on today to tick, in the order of the day: what was first is done. */
export function ticklist({ kit, entity }: Scene): ComponentNode {
  return kit.list(
    'checklist',
    'Today',
    samplesFrom(entity, 0, 5)
      .toSorted((a, b) => clock(a).localeCompare(clock(b)))
      .map(({ time, title, subtitle }, index) => ({
        title,
        subtitle: [time, subtitle].filter(Boolean).join(', '),
        checked: index < 1,
      })),
    { title: 'Today', strike: true, boxed: true },
  )
}
