import type { Form } from './form-words.ts'
import type { Kind } from './kind.ts'
import { type Layout, usualLayout } from './layouts.ts'

/** What is learnt by doing it, rather than by knowing it. */
const isDone = (id: string) => id === 'skill' || id === 'sport'
/** What is said or written, which has a layout of its own whatever one does with it. */
const inWords: ReadonlySet<string> = new Set(['speech', 'saying', 'sound'])
/** What has a date. */
const dated: ReadonlySet<string> = new Set([
  'event',
  'rite',
  'sport',
  'group',
  'treatment',
  'appointment',
  'skill',
])
/** What is kept in amounts. */
const inAmounts: ReadonlySet<string> = new Set(['part', 'material', 'fabric'])

const byForm: Readonly<Record<Exclude<Form, 'plain'>, (kind: Kind) => Layout>> = {
  log: ({ id, isPerson }) =>
    isPerson
      ? usualLayout(id)
      : id === 'kept-animal'
        ? 'animals'
        : id === 'container'
          ? 'manage'
          : id === 'skill'
            ? 'practise'
            : id === 'lore'
              ? 'learn'
              : 'diary',
  count: () => 'diary',
  find: ({ isPerson, id }) => (isPerson ? 'hire' : id === 'paper' || inWords.has(id) ? 'keep' : 'nearby'),
  map: () => 'places',
  identify: () => 'identify',
  schedule: ({ id, isPerson, isPlaced }) =>
    dated.has(id)
      ? 'dates'
      : isPerson
        ? 'hire'
        : isPlaced || id === 'vehicle' || id === 'machine'
          ? 'book'
          : 'remind',
  remind: () => 'remind',
  collect: ({ id, isEntry, isPerson }) =>
    inWords.has(id) || id === 'lore' || isPerson
      ? usualLayout(id)
      : isEntry && id !== 'case'
        ? 'sightings'
        : 'keep',
  manage: ({ id, isEntry, isPerson }) =>
    isEntry || isPerson || inAmounts.has(id) ? usualLayout(id) : 'manage',
  stock: () => 'stock',
  market: () => 'market',
  swap: () => 'market',
  lend: () => 'lend',
  learn: ({ id }) => (isDone(id) ? 'practise' : id === 'sound' ? 'listen' : 'learn'),
  inspect: () => 'inspect',
  compare: () => 'compare',
  rate: () => 'taste',
  sight: () => 'sightings',
  alert: () => 'alerts',
  holder: () => 'holder',
  circle: () => 'circle',
}

/** How an app of things of a kind is laid out, by what one wants to do with them. */
export const chooseLayout = (form: Form, kind: Kind): Layout =>
  form === 'plain' ? usualLayout(kind.id) : byForm[form](kind)
