import type { ComponentNode } from '@kwiq/app-model'
import type { Entity } from '../entity.ts'
import type { Scene } from './scene.ts'

/** What is kept up day after day, of which a month of days says something. */
const daily = /\bstreak\b|\bin a row\b|^(?:days|nights|mornings|evenings)\b/i
const made = /^(?:log|record|track|scan|note|write)\b/i

/** Whether an app's things are done on days one counts, so that a month can show which days had one. */
export const isDaily = ({
  figures,
  facts,
  trend,
  add,
}: Pick<Entity, 'figures' | 'facts' | 'trend' | 'add'>): boolean =>
  /^check in\b/i.test(add) || [trend, ...figures, ...facts].some(({ title }) => daily.test(title))

/** The days of this month under their name, with how they are read; nothing where no days are counted. */
export function daysOfMonth({ kit, app, entity, screen }: Scene, data: readonly number[]): ComponentNode[] {
  if (!isDaily(entity)) return []
  const isCounted = !app.language && (screen.kind === 'history' || made.test(entity.add))
  return [
    kit.section(isCounted ? `${entity.many} this month` : 'This month', [
      kit.chart('Days with something', 'heat', data, {
        caption: app.language ? undefined : 'A stronger colour is for more',
      }),
    ]),
  ]
}
