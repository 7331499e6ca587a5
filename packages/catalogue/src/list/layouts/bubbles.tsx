import { useEffect, useRef } from 'react'
import { View, type ViewStyle } from 'react-native'
import { useAppRuntime } from '../../app-runtime.ts'
import { AppText, type Layout, Picture, useLayout } from '../../primitives/index.ts'
import { useSentMessages } from '../../sent-messages.ts'
import type { ListItem } from '../definition.ts'
import type { ListLayoutProps } from '../layout-props.ts'
import { ItemTap } from '../parts/item-tap.tsx'

const clearOfComposer = { scrollMarginBottom: 110 } as ViewStyle

/** Talk between people; what the composer of the screen sends comes last. */
export function BubblesLayout({ label, properties }: ListLayoutProps) {
  const { mode } = useAppRuntime()
  const [sent] = useSentMessages()
  const end = useRef<View>(null)
  useEffect(() => {
    // Only browsers can; the margin keeps it clear of the message line.
    const element = end.current as unknown as Partial<Element> | null
    if (sent.length > 0) element?.scrollIntoView?.({ block: 'nearest' })
  }, [sent.length])
  const items: ListItem[] = [...properties.items, ...sent.map((text) => ({ text, mine: true }))]
  return (
    <View role="list" aria-label={label} aria-live={mode === 'run' ? 'polite' : undefined} style={{ gap: 6 }}>
      {items.map((item, index) => (
        <View
          key={index}
          ref={index === items.length - 1 ? end : undefined}
          role="listitem"
          style={clearOfComposer}
        >
          {item.day ? (
            <AppText variant="caption" style={{ textAlign: 'center', paddingVertical: 8 }}>
              {item.day}
            </AppText>
          ) : (
            <Bubble item={item} isLast={isLastOfGroup(items, index)} />
          )}
        </View>
      ))}
    </View>
  )
}

/** Whether somebody else speaks next, or nobody does. */
export function isLastOfGroup(items: ListItem[], index: number): boolean {
  const next = items[index + 1]
  if (!next || next.day) return true
  return Boolean(next.mine) !== Boolean(items[index]?.mine)
}

function Bubble({ item, isLast }: { item: ListItem; isLast: boolean }) {
  const layout = useLayout()
  const { theme, roles } = layout
  const isMine = item.mine === true
  const side = isMine ? 'flex-end' : 'flex-start'
  return (
    <View
      style={{ alignSelf: side, maxWidth: '80%', gap: 3, marginBottom: isLast ? 8 : 0, alignItems: side }}
    >
      {item.name ? (
        <AppText variant="caption" color={roles.primaryText} style={{ fontWeight: '700', paddingStart: 4 }}>
          {item.name}
        </AppText>
      ) : null}
      <ItemTap action={item.action}>
        {item.image ? (
          <Picture
            keyword={item.image}
            width={220}
            height={150}
            radius={bubbleRadius(layout)}
            name={item.text}
          />
        ) : (
          <View style={bubbleStyle(layout, isMine, isLast)}>
            <AppText
              color={isMine ? roles.onPrimary : roles.text}
              style={{ lineHeight: Math.max(22, theme.type.body[1]) }}
            >
              {item.text ?? item.title ?? ''}
            </AppText>
          </View>
        )}
      </ItemTap>
      {item.time ? (
        <AppText variant="caption" style={{ paddingHorizontal: 4, fontSize: 12 }}>
          {item.time}
        </AppText>
      ) : null}
    </View>
  )
}

const bubbleRadius = ({ theme }: Layout) => Math.min(theme.radius.card, 20)

/** The corner at the speaker's side is cut under the last bubble of a group. */
function bubbleStyle(layout: Layout, isMine: boolean, isLast: boolean): ViewStyle {
  const { theme, roles } = layout
  const { elevation } = theme
  const radius = bubbleRadius(layout)
  const isLined = elevation === 'hard' || elevation === 'chunky' || (elevation === 'hairline' && !isMine)
  return {
    backgroundColor: isMine ? roles.primary : elevation === 'rules' ? roles.surfaceAlt : roles.surface,
    paddingHorizontal: 14,
    paddingVertical: 10,
    borderRadius: radius,
    borderBottomEndRadius: isMine && isLast ? Math.min(4, radius) : radius,
    borderBottomStartRadius: !isMine && isLast ? Math.min(4, radius) : radius,
    borderWidth: isLined ? theme.borderWidth : 0,
    borderColor: isMine && elevation === 'chunky' ? roles.primary : roles.border,
  }
}
