import { View } from 'react-native'
import { AppText } from '../../primitives/index.ts'
import type { ListLayoutProps } from '../layout-props.ts'
import { EventLine, EventPicture } from '../parts/event-line.tsx'
import { ItemTap } from '../parts/item-tap.tsx'

/** What happened, or the steps of a course, one after another. */
export function TimelineLayout({ label, entries }: ListLayoutProps) {
  return (
    <View role="list" aria-label={label}>
      {entries.map(({ item, index }, at) => (
        <EventLine key={index} item={item} isLast={at === entries.length - 1}>
          <ItemTap action={item.action} style={{ gap: 2, paddingVertical: 2, marginVertical: -2 }}>
            <AppText variant="label" style={{ fontSize: 16 }}>
              {item.title ?? ''}
            </AppText>
            {item.subtitle ? <AppText variant="caption">{item.subtitle}</AppText> : null}
            <EventPicture item={item} taken={0} />
          </ItemTap>
        </EventLine>
      ))}
    </View>
  )
}
