import { View } from 'react-native'
import { useAppValue } from '../../app-runtime.ts'
import { AppText, Avatar, Shelf, Tappable, Tile, useLayout } from '../../primitives/index.ts'
import type { ListItem } from '../definition.ts'
import type { ListLayoutProps } from '../layout-props.ts'

const size = 52

/** Who is around: round pictures with a ring until one has looked. */
export function StoriesLayout({ id, label, entries }: ListLayoutProps) {
  return (
    <Shelf gap={14} label={label}>
      {entries.map(({ item, index }) => (
        <View key={index} role="listitem">
          <Story id={id} index={index} item={item} />
        </View>
      ))}
    </Shelf>
  )
}

function Story({ id, index, item }: { id: string; index: number; item: ListItem }) {
  const { theme, roles } = useLayout()
  const [isSeen, setSeen] = useAppValue(id, `seen-${index}`, item.seen ?? false)
  return (
    <Tappable
      action={item.action}
      onPress={() => setSeen(true)}
      style={{ alignItems: 'center', gap: 6, width: 64 }}
    >
      <View
        style={{
          padding: 3,
          borderWidth: 2.5,
          borderColor: isSeen ? roles.border : roles.primary,
          borderRadius: theme.elevation === 'hard' ? 10 : 40,
        }}
      >
        {item.icon ? (
          <Tile icon={item.icon} size={size} isPerson />
        ) : (
          <Avatar name={item.avatar ?? item.title ?? ''} size={size} />
        )}
      </View>
      <AppText variant="caption" lines={1}>
        {item.title ?? ''}
      </AppText>
    </Tappable>
  )
}
