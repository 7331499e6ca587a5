import type { Action } from '@kwiq/app-model'
import { View, type ViewStyle } from 'react-native'
import { AppText, Icon, type Layout, Tappable, useLayout } from '../primitives/index.ts'
import { mix } from '../theme/color.ts'

export interface IconButtonProps {
  icon: string
  name: string
  action?: Action
  onPress?: () => void
  /** 68 px and filled instead of 44. */
  large?: boolean
  /** Diameter in px; wins over `large`. */
  diameter?: number
  filled?: boolean
  plain?: boolean
  showLabel?: boolean
  isDisabled?: boolean
  /** Of a button that stays on until it is tapped again. */
  isPressed?: boolean
}

const smallestTarget = 44

function face(layout: Layout, size: number, isFilled: boolean, plain: boolean): ViewStyle {
  const { theme, roles } = layout
  return {
    width: size,
    height: size,
    borderRadius: theme.button === 'square' ? theme.radius.control : 999,
    backgroundColor: isFilled ? roles.primary : plain ? undefined : roles.surfaceAlt,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: theme.button === 'square' && theme.elevation === 'hard' && !plain ? 2 : 0,
    borderColor: roles.border,
    boxShadow:
      theme.button === 'chunky' && isFilled
        ? `0px 4px 0px ${mix(roles.primary, '#000000', 0.28)}`
        : undefined,
  }
}

/** A round button with an icon; `name` is what people who listen to the screen hear. */
export function IconButton(props: IconButtonProps) {
  const { icon, name, large = false, filled = false, plain = false } = props
  const layout = useLayout()
  // One of several in a narrow row is smaller than stated.
  const stated = props.diameter === undefined ? undefined : Math.min(props.diameter, Math.floor(layout.width))
  const size =
    stated === undefined
      ? large
        ? 68
        : smallestTarget
      : Math.max(Math.min(props.diameter ?? 0, smallestTarget), stated)
  const isFilled = filled || large
  return (
    <Tappable
      action={props.action}
      onPress={props.onPress}
      name={name}
      isDisabled={props.isDisabled}
      isPressed={props.isPressed}
      slop={Math.max(0, (smallestTarget - size) / 2)}
      style={{ alignItems: 'center', gap: 6 }}
    >
      <View style={face(layout, size, isFilled, plain)}>
        <Icon
          name={icon}
          size={large ? 30 : 22}
          color={isFilled ? layout.roles.onPrimary : layout.roles.text}
        />
      </View>
      {props.showLabel && !large ? <AppText variant="caption">{name}</AppText> : null}
    </Tappable>
  )
}
