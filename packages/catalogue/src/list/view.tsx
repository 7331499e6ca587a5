import { type ComponentType, useMemo } from 'react'
import { View } from 'react-native'
import { useAppRuntime } from '../app-runtime.ts'
import { AppText, SectionTitle, useLayout } from '../primitives/index.ts'
import { useScreenFilter } from '../screen-filter.ts'
import { useScreenSearch } from '../screen-search.ts'
import { useChangedRows } from '../rows/changed-rows.ts'
import { useRemovedRows } from '../rows/removed-rows.ts'
import { useKeptRows } from '../rows/row-form.ts'
import { holdsRows } from '../rows/row-words.ts'
import type { ViewProps } from '../view-props.ts'
import type { listLayouts } from './definition.ts'
import { EmptyList } from './empty-list.tsx'
import { entriesOf, filterEntries, findEntries, runningEntries } from './find-entries.ts'
import { varyPictures } from './vary-pictures.ts'
import type { ListLayoutProps } from './layout-props.ts'
import { AgendaLayout } from './layouts/agenda.tsx'
import { BubblesLayout } from './layouts/bubbles.tsx'
import { CardsLayout } from './layouts/cards.tsx'
import { CarouselLayout } from './layouts/carousel.tsx'
import { ChecklistLayout } from './layouts/checklist.tsx'
import { ChipsLayout } from './layouts/chips.tsx'
import { FeedLayout } from './layouts/feed.tsx'
import { GridLayout } from './layouts/grid.tsx'
import { MediaLayout } from './layouts/media.tsx'
import { RowsLayout } from './layouts/rows.tsx'
import { StatsLayout } from './layouts/stats.tsx'
import { StepsLayout } from './layouts/steps.tsx'
import { StoriesLayout } from './layouts/stories.tsx'
import { TimelineLayout } from './layouts/timeline.tsx'

const layouts: Record<(typeof listLayouts)[number], ComponentType<ListLayoutProps>> = {
  rows: RowsLayout,
  media: MediaLayout,
  cards: CardsLayout,
  grid: GridLayout,
  carousel: CarouselLayout,
  chips: ChipsLayout,
  stats: StatsLayout,
  checklist: ChecklistLayout,
  timeline: TimelineLayout,
  agenda: AgendaLayout,
  steps: StepsLayout,
  bubbles: BubblesLayout,
  feed: FeedLayout,
  stories: StoriesLayout,
}

/** Layouts in which a search field, chips and tabs of the screen find things; the others have an order that must not have gaps. */
const searchable: ReadonlySet<string> = new Set(['rows', 'media', 'cards', 'grid'])

/** Several things of one kind, in the layout that suits them. */
export function ListView({ id, label, properties }: ViewProps<'list'>) {
  const { theme } = useLayout()
  const { mode } = useAppRuntime()
  const [search] = useScreenSearch()
  const query = searchable.has(properties.layout) ? search.trim() : ''
  const [filter] = useScreenFilter()
  const isRunning = mode === 'run' && holdsRows(properties.layout)
  const kept = useKeptRows(id)
  const changed = useChangedRows()
  const removed = useRemovedRows()
  const { items, all } = useMemo(() => {
    const varied = varyPictures(properties.items)
    return {
      items: varied,
      all: isRunning ? runningEntries(varied, kept, changed, removed) : entriesOf(varied),
    }
  }, [properties.items, isRunning, kept, changed, removed])
  const found = findEntries(all, query)
  const entries = searchable.has(properties.layout) ? filterEntries(found, Object.values(filter)) : found
  const Layout = layouts[properties.layout]
  // A talk that has not begun is no lack; only the canvas says what to do.
  const isEmpty = all.length === 0 && (properties.layout !== 'bubbles' || mode === 'edit')
  const list =
    query !== '' && entries.length === 0 ? (
      <AppText variant="caption">{`Nothing here for “${query}”.`}</AppText>
    ) : isEmpty || (entries.length === 0 && properties.empty !== undefined) ? (
      <EmptyList name={properties.title || label} text={properties.empty} />
    ) : (
      <Layout
        id={id}
        label={properties.title || label}
        properties={{ ...properties, items }}
        entries={entries}
      />
    )
  if (!properties.title) return list
  return (
    <View style={{ gap: theme.spacing.gap + 2 }}>
      <SectionTitle
        title={properties.title}
        actionLabel={properties.actionLabel}
        action={properties.action}
      />
      {list}
    </View>
  )
}
