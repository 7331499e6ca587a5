import { View } from 'react-native'
import { AppText, cardStyle, grown, Picture, ProgressBar, useLayout } from '../../primitives/index.ts'
import type { ListItem } from '../definition.ts'
import type { ListLayoutProps } from '../layout-props.ts'
import { ItemTap } from '../parts/item-tap.tsx'
import { Leading } from '../parts/leading.tsx'
import { Rating } from '../parts/rating.tsx'
import { RowBody } from '../parts/row-body.tsx'
import { Trailing } from '../parts/trailing.tsx'

/** Rooms, dishes, programmes: a card each, with a picture that sells. */
export function CardsLayout({ label, properties, entries }: ListLayoutProps) {
  const layout = useLayout()
  const { theme } = layout
  return (
    <View role="list" aria-label={label} style={{ gap: theme.spacing.gap + 2 }}>
      {entries.map(({ item, index }) => (
        <View key={index} role="listitem">
          {item.image ? (
            <PictureCard item={item} image={item.image} height={grown(layout, properties.height ?? 160)} />
          ) : (
            <PlainCard item={item} />
          )}
        </View>
      ))}
    </View>
  )
}

function PlainCard({ item }: { item: ListItem }) {
  const layout = useLayout()
  return (
    <ItemTap
      action={item.action}
      style={cardStyle(layout, { flexDirection: 'row', alignItems: 'center', gap: 14 })}
    >
      <Leading item={item} />
      <RowBody item={item} />
      <Trailing item={item} />
    </ItemTap>
  )
}

function PictureCard({ item, image, height }: { item: ListItem; image: string; height: number }) {
  const layout = useLayout()
  const { theme, roles, width } = layout
  const isRules = theme.elevation === 'rules'
  const frame = isRules ? {} : { padding: 0 }
  return (
    <ItemTap action={item.action} style={cardStyle(layout, { ...frame, overflow: 'hidden' })}>
      <Picture
        keyword={image}
        width={width - pictureInset(theme.elevation, theme.mode)}
        height={height}
        radius={0}
      />
      <View style={isRules ? { paddingVertical: 12, gap: 5 } : { padding: theme.spacing.inner, gap: 5 }}>
        {item.overline ? (
          <AppText variant="overline" color={roles.primaryText}>
            {item.overline}
          </AppText>
        ) : null}
        <View
          style={{ flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-start', gap: 10 }}
        >
          <View style={{ flex: 1 }}>
            <AppText variant="heading">{item.title ?? ''}</AppText>
          </View>
          {item.rating ? <Rating value={item.rating} /> : <CardValue item={item} />}
        </View>
        {item.subtitle ? <AppText variant="caption">{item.subtitle}</AppText> : null}
        {item.progress === undefined ? null : (
          <View style={{ marginTop: 4 }}>
            <ProgressBar value={item.progress} name={item.title} />
          </View>
        )}
      </View>
    </ItemTap>
  )
}

function CardValue({ item }: { item: ListItem }) {
  return item.value ? <AppText variant="label">{item.value}</AppText> : null
}

/** What the lines of a card take from the width of a picture in it, px. */
export function pictureInset(elevation: string, mode: 'light' | 'dark'): number {
  if (elevation === 'hard' || elevation === 'chunky') return 4
  return elevation === 'hairline' || (elevation === 'tonal' && mode === 'dark') ? 2 : 0
}
