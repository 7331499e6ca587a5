import type { PageBlock } from '../../pages/page.ts'
import type { ScreenPlan } from '../types.ts'

const listing: ReadonlySet<PageBlock['kind']> = new Set([
  'rows',
  'people',
  'ticks',
  'agenda',
  'cards',
  'stats',
])
/** The screens that take such a section, the best first. */
const hosts: readonly ScreenPlan['kind'][] = ['home', 'profile', 'detail', 'browse']
const mostSections = 3
const mostItems = 3

/**
 * Puts the beginning of the last small page on a screen there is, under its name; returns both, or undefined where no page has
 * a list or no screen has room.
 */
export function pageAsSection(screens: ScreenPlan[]): { page: ScreenPlan; host: ScreenPlan } | undefined {
  const page = screens.findLast(
    ({ kind, isTab, isGadget, page: shown }) =>
      kind === 'page' && !isTab && !isGadget && shown?.blocks.some((block) => listing.has(block.kind)),
  )
  const first = page?.page?.blocks.find((block) => listing.has(block.kind))
  const host = hosts
    .flatMap((kind) => screens.filter((screen) => screen.kind === kind))
    .find(({ parts = [] }) => parts.length < mostSections)
  if (!page || !first || !('items' in first) || !host) return undefined
  const section = { ...first, title: page.title ?? page.name, items: first.items.slice(0, mostItems) }
  host.parts = [...(host.parts ?? []), { isFirst: false, blocks: [section] }]
  screens.splice(screens.indexOf(page), 1)
  return { page, host }
}
