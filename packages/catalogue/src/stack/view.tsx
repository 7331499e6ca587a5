import { useState } from 'react'
import { View, type ViewStyle } from 'react-native'
import { ChildLayout, ChildViews, useLayout } from '../primitives/index.ts'
import type { ResolvedProperties } from '../resolve-properties.ts'
import type { ChildView, ViewProps } from '../view-props.ts'

type StackProperties = ResolvedProperties<'stack'>

const alignments = {
  auto: undefined,
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  stretch: 'stretch',
  baseline: 'baseline',
} as const satisfies Record<StackProperties['align'], ViewStyle['alignItems']>

const distributions = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  between: 'space-between',
} as const satisfies Record<StackProperties['justify'], ViewStyle['justifyContent']>

/** Guess of what a child beside a growing one takes, in px, until the growing one has been measured. */
const likelyNeighbour = 72

/** Between spread buttons at least, px. */
const narrowGap = 4

/** Components in a row or a column. */
export function StackView({ properties, childViews }: ViewProps<'stack'>) {
  const { theme, fill, width } = useLayout()
  const { direction, align, justify, wrap, equal, grow } = properties
  const isRow = direction === 'row'
  // Spread buttons have what room there is between them; on narrow phones that is little.
  const areSpread = isRow && justify === 'between' && childViews.every(({ type }) => type === 'button')
  const gap = Math.min(properties.gap ?? theme.spacing.gap, areSpread ? narrowGap : Number.POSITIVE_INFINITY)
  const style: ViewStyle = {
    flexDirection: direction,
    gap,
    alignItems: alignments[align] ?? (isRow ? (equal ? 'stretch' : 'center') : undefined),
    justifyContent: distributions[justify],
    flexWrap: isRow && wrap ? 'wrap' : 'nowrap',
    flexGrow: fill ? 1 : 0,
  }
  if (childViews.length === 0) return <ChildViews childViews={childViews} />
  if (isRow && equal) return <EqualRow style={style} gap={gap} childViews={childViews} />
  const growing = !isRow || grow === 'none' ? undefined : grow === 'first' ? 0 : childViews.length - 1
  return (
    <View style={style}>
      {childViews.map((child, index) =>
        index === growing ? (
          <GrowingChild key={child.id} child={child} neighbours={childViews.length - 1} gap={gap} />
        ) : areSpread ? (
          <ChildLayout
            key={child.id}
            changes={{ width: (width - gap * (childViews.length - 1)) / childViews.length }}
          >
            {child.element}
          </ChildLayout>
        ) : (
          child.element
        ),
      )}
    </View>
  )
}

function EqualRow({ style, gap, childViews }: { style: ViewStyle; gap: number; childViews: ChildView[] }) {
  const { width } = useLayout()
  const count = Math.max(1, childViews.length)
  const share = (width - gap * (count - 1)) / count
  return (
    <View style={style}>
      {childViews.map((child) => (
        <View key={child.id} style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0, minWidth: 0 }}>
          <ChildLayout changes={{ width: share, fill: true }}>{child.element}</ChildLayout>
        </View>
      ))}
    </View>
  )
}

function GrowingChild({ child, neighbours, gap }: { child: ChildView; neighbours: number; gap: number }) {
  const { width } = useLayout()
  const [measured, setMeasured] = useState<number>()
  const guess = Math.max(80, width - neighbours * (gap + likelyNeighbour))
  return (
    <View
      style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0, minWidth: 0 }}
      onLayout={({ nativeEvent }) => {
        const next = Math.round(nativeEvent.layout.width)
        if (next > 0 && next !== measured) setMeasured(next)
      }}
    >
      <ChildLayout changes={{ width: measured ?? guess, fill: true }}>{child.element}</ChildLayout>
    </View>
  )
}
