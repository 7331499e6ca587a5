import type { ReactNode } from 'react'
import { View } from 'react-native'
import { AppText, grown, Picture, useLayout } from '../../primitives/index.ts'
import type { ListItem } from '../definition.ts'

const dot = 14

interface EventLineProps {
  item: ListItem
  isLast: boolean
  children: ReactNode
}

/** One event on a line through time: its time, its dot, the line to the next one, and what happened. */
export function EventLine({ item, isLast, children }: EventLineProps) {
  const { theme, roles } = useLayout()
  const isReached = item.now === true || item.done === true
  return (
    <View role="listitem" style={{ flexDirection: 'row', gap: 14 }}>
      {item.time ? (
        <View style={{ width: 46, paddingTop: 1 }}>
          <AppText
            variant="caption"
            color={roles.text}
            style={{ fontWeight: '700', lineHeight: Math.max(22, theme.type.caption[1]) }}
          >
            {item.time}
          </AppText>
        </View>
      ) : null}
      <View style={{ width: dot, alignItems: 'center' }}>
        <View
          style={{
            width: dot,
            height: dot,
            borderRadius: dot / 2,
            marginTop: 5,
            backgroundColor: isReached ? roles.primary : roles.background,
            borderWidth: isReached ? 0 : 2.5,
            borderColor: roles.border,
          }}
        />
        {isLast ? null : (
          <View
            style={{
              width: 2,
              flexGrow: 1,
              backgroundColor: item.done ? roles.primary : roles.border,
              marginTop: 4,
            }}
          />
        )}
      </View>
      <View style={{ flex: 1, paddingBottom: 18 }}>{children}</View>
    </View>
  )
}

/** The picture under an event. `taken` is how much of the list's width is not its own, px. */
export function EventPicture({ item, taken }: { item: ListItem; taken: number }) {
  const layout = useLayout()
  const { width } = layout
  if (!item.image) return null
  const left = width - (item.time ? 88 : 28) - taken
  return (
    <View style={{ marginTop: 8 }}>
      <Picture keyword={item.image} width={Math.max(40, left)} height={grown(layout, 120)} />
    </View>
  )
}
