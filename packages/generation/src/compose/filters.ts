import type { ComponentNode } from '@kwiq/app-model'
import type { Sample } from '../entity.ts'
import type { Scene } from './scene.ts'
import { has } from '../understand/searched.ts'

/** In what state something is, or when: a row says so itself, or a filter for it shows nothing else than all the others. */
const ofState =
  /^(?:open|done|completed?|upcoming|past|active|inactive|closed|planned|paid|unpaid|running|ready|finished|drafts?|unread|played|reached|missed|due|overdue|later|waiting|checked|in work|in progress|resting|coming|delivered|on the way|sent|decided|voting|voted|archived?|away|settled|today|tomorrow|tonight|now|next|soon|in now|this week|this month|weekend|to do|to sign|to pay|pending|approved|cancelled|booked|full|out|running|answered|solved|sold|ordered)$/i
const everything = /^all\b/i
const most = 4

/** What the rows of samples say in words; where each has a value, that stands in place of its state. */
function saidBy(samples: readonly Sample[]): string {
  const isValued = samples.every(({ value }) => value !== undefined)
  return samples
    .flatMap(({ title, subtitle, overline, meta, badge }) => [
      title,
      subtitle,
      overline,
      meta,
      isValued ? '' : badge,
    ])
    .join(' ')
    .toLowerCase()
}

/** The groups that can narrow down these rows: a state only where a row is in it, or the description speaks of it. */
export function fittingGroups({ entity, app }: Scene, samples: readonly Sample[]): string[] {
  const told = `${app.description} ${app.story ?? ''}`.toLowerCase()
  const said = saidBy(samples)
  return entity.groups.filter((group) => {
    const word = group.toLowerCase()
    return !everything.test(word) && (!has(ofState, word) || told.includes(word) || said.includes(word))
  })
}

/** Words that narrow a list, all of it first; none where fewer than two would. */
function filterWords(scene: Scene, samples: readonly Sample[], count: number = most): string[] {
  const words = fittingGroups(scene, samples).slice(0, count)
  const isChosen = scene.screen.extras.some(
    (extra) => extra.kind === 'choice' && words.filter((word) => extra.options.includes(word)).length > 1,
  )
  return words.length < 2 || isChosen ? [] : ['All', ...words]
}

/** Chips that narrow a list of these samples. */
export function filterChips(
  scene: Scene,
  samples: readonly Sample[] = scene.entity.samples,
): ComponentNode[] {
  const words = filterWords(scene, samples)
  return words.length > 0
    ? [
        scene.kit.list(
          'chips',
          'Filter',
          words.map((title) => ({ title })),
        ),
      ]
    : []
}

/** Tabs that narrow a list of these samples. */
export function filterTabs(
  scene: Scene,
  label: string,
  samples: readonly Sample[] = scene.entity.samples,
): ComponentNode[] {
  const words = filterWords(scene, samples, most - 1)
  return words.length > 0 ? [scene.kit.tabs(label, words)] : []
}
