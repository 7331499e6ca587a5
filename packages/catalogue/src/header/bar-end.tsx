import { View, type ViewStyle } from 'react-native'
import { useAppRuntime, useAppValue } from '../app-runtime.ts'
import { type OwnWord, ownWord } from '../language/words.ts'
import { Avatar, Icon, Tappable, useLayout } from '../primitives/index.ts'
import type { ResolvedProperties } from '../resolve-properties.ts'
import { useRemoveRow } from '../rows/removed-rows.ts'

/** One thing at an end of the bar. */
export type BarItem = NonNullable<ResolvedProperties<'header'>['leading']>

interface BarEndProps {
  item: BarItem
  color?: string
  ground?: string
  /** Diameter of a person's picture in px; absent: 40. */
  avatarSize?: number
}

const namesOfIcons: Record<string, OwnWord> = {
  back: 'Back',
  close: 'Close',
  bell: 'Notifications',
  more: 'More options',
  heart: 'Add to favourites',
  user: 'Profile',
  plus: 'Add',
  bag: 'Cart',
}
const leavingIcons = new Set(['back', 'close', 'down'])
/** Icons that are switched on and off where they stand, and what they look like when they are on. */
const switchedIcons: Record<string, string> = {
  heart: 'heartf',
  star: 'starf',
  bookmark: 'bookmark',
  thumb: 'thumb',
  volume: 'volume',
  flash: 'flash',
}

/** What people who listen to the screen hear: the stated name, the person's, or one made from the icon's. */
function nameOfBarItem({ label, avatar, icon = '' }: BarItem, language: string): string {
  const known = namesOfIcons[icon]
  if (label || avatar || known) return label || avatar || (known ? ownWord(known, language) : '')
  const spaced = icon.replace(/([A-Z])/g, ' $1').toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1) || 'Action'
}

/**
 * An icon or a person's picture, 44 by 44 to tap. Without an action back, close and down lead back, a heart and
 * its like are switched, and others are only pictures. A bin takes the row that is shown out of its lists.
 */
export function BarEnd({ item, color, ground, avatarSize = 40 }: BarEndProps) {
  const { theme, roles, language } = useLayout()
  const { icon, avatar } = item
  const { screenId } = useAppRuntime()
  const name = nameOfBarItem(item, language)
  const [isOn, setOn] = useAppValue(`header of ${screenId}`, name, false)
  const removeRow = useRemoveRow(icon)
  const isLeaving = removeRow !== undefined || (icon !== undefined && leavingIcons.has(icon))
  const action = item.action ?? (isLeaving ? { kind: 'back' as const } : undefined)
  const iconWhenOn = action || avatar || !icon ? undefined : switchedIcons[icon]
  const style: ViewStyle = {
    minWidth: avatar ? avatarSize : 44,
    height: avatar ? avatarSize : 44,
    borderRadius: theme.radius.control > 14 ? 22 : theme.radius.control,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: avatar ? undefined : ground,
  }
  return (
    <Tappable
      action={action}
      onPress={iconWhenOn ? () => setOn(!isOn) : removeRow}
      isPressed={iconWhenOn ? isOn : undefined}
      name={name}
      slop={avatar ? Math.max(0, (44 - avatarSize) / 2) : 0}
      style={style}
    >
      {avatar ? (
        <Avatar name={avatar} size={avatarSize} />
      ) : (
        <Icon
          name={(isOn && iconWhenOn) || (icon ?? 'more')}
          size={23}
          color={color ?? roles.text}
          strokeWidth={(theme.elevation === 'hard' ? 2.3 : 1.9) + (isOn && iconWhenOn ? 0.9 : 0)}
        />
      )}
    </Tappable>
  )
}

/** The things at the right end, in a row. */
export function BarEnds({
  items,
  color,
  ground,
  gap = 0,
}: {
  items: BarItem[]
  color?: string
  ground?: string
  gap?: number
}) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap }}>
      {items.map((item, index) => (
        <BarEnd key={index} item={item} color={color} ground={ground} />
      ))}
    </View>
  )
}
