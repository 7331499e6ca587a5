import { View } from 'react-native'
import { AppText, familyOf, Picture, useLayout } from '../../primitives/index.ts'
import type { ListItem } from '../definition.ts'
import type { ListLayoutProps } from '../layout-props.ts'
import { ItemTap } from '../parts/item-tap.tsx'
import { Rating } from '../parts/rating.tsx'
import { RowFrame } from '../parts/row-frame.tsx'
import { Trailing } from '../parts/trailing.tsx'

/** Articles and search results: a picture beside a title of up to two lines. */
export function MediaLayout({ label, properties, entries }: ListLayoutProps) {
  const rows = entries.map(({ item, index }) => ({ key: index, row: <MediaRow item={item} />, inset: 98 }))
  return <RowFrame label={label} boxed={properties.boxed} rows={rows} />
}

function MediaRow({ item }: { item: ListItem }) {
  const layout = useLayout()
  const { theme, roles } = layout
  const radius = theme.radius.image === 0 ? 0 : Math.min(theme.radius.image, 16)
  // A theme with a type of its own for controls sets titles of articles in its reading type.
  const titleStyle = theme.fonts.ui
    ? ({ fontFamily: familyOf(layout, 'heading'), fontSize: 19, lineHeight: 23, fontWeight: '500' } as const)
    : ({ fontSize: 16, lineHeight: 21 } as const)
  return (
    <ItemTap
      action={item.action}
      style={{ flexDirection: 'row', alignItems: 'center', gap: 14, minHeight: 92, paddingVertical: 10 }}
    >
      <Picture keyword={item.image || item.title || 'abstract'} width={84} height={76} radius={radius} />
      <View style={{ flex: 1, gap: 4 }}>
        {item.overline ? (
          <AppText variant="overline" color={roles.primaryText} lines={2}>
            {item.overline}
          </AppText>
        ) : null}
        <AppText variant="label" lines={2} style={titleStyle}>
          {item.title ?? ''}
        </AppText>
        {item.subtitle ? (
          <AppText variant="caption" lines={2}>
            {item.subtitle}
          </AppText>
        ) : null}
        {item.rating ? (
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: 10 }}>
            <Rating value={item.rating} />
            {item.meta ? <AppText variant="caption">{item.meta}</AppText> : null}
          </View>
        ) : null}
      </View>
      <Trailing item={item} />
    </ItemTap>
  )
}
