import { View } from 'react-native'
import { AppText, useLayout } from '../../primitives/index.ts'
import type { ListItem } from '../definition.ts'
import type { ListLayoutProps } from '../layout-props.ts'
import { EventLine, EventPicture } from '../parts/event-line.tsx'
import { ItemTap } from '../parts/item-tap.tsx'

/** A day with its times. */
export function AgendaLayout({ label, entries }: ListLayoutProps) {
  return (
    <View role="list" aria-label={label}>
      {entries.map(({ item, index }, at) => (
        <EventLine key={index} item={item} isLast={at === entries.length - 1}>
          <Entry item={item} index={index} />
        </EventLine>
      ))}
    </View>
  )
}

function Entry({ item, index }: { item: ListItem; index: number }) {
  const { theme, roles } = useLayout()
  return (
    <ItemTap
      action={item.action}
      style={{
        backgroundColor: item.now ? roles.primarySoft : roles.surfaceAlt,
        borderRadius: Math.min(theme.radius.card, 16),
        padding: 12,
        gap: 2,
        borderLeftWidth: 4,
        borderColor: roles.chart[index % 3] ?? roles.primary,
      }}
    >
      <AppText variant="label" style={{ fontSize: 16 }}>
        {item.title ?? ''}
      </AppText>
      {item.subtitle ? <AppText variant="caption">{item.subtitle}</AppText> : null}
      <EventPicture item={item} taken={28} />
    </ItemTap>
  )
}
