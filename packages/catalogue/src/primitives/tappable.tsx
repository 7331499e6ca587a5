import type { Action } from '@kwiq/app-model'
import type { ReactNode } from 'react'
import { Pressable, View, type ViewStyle } from 'react-native'
import { useAppRuntime } from '../app-runtime.ts'

export interface TappableProps {
  /** What a tap does; with `onPress` both happen. */
  action?: Action
  onPress?: () => void
  /** Its name for people who listen to the screen; absent: the words inside. */
  name?: string
  /** Absent: `link` for an action that leads out of the app, else `button`. */
  role?: 'button' | 'link' | 'tab' | 'radio' | 'checkbox' | 'switch' | 'menuitem'
  isSelected?: boolean
  isChecked?: boolean
  /** A button that stays on until it is tapped again. */
  isPressed?: boolean
  isDisabled?: boolean
  /** How far the target reaches beyond what is drawn, at each side, in px: small things still get 44 by 44. */
  slop?: number | { across: number; down: number }
  style?: ViewStyle
  children: ReactNode
}

/**
 * Something to tap. Outside `run` it is a plain box of the same size, so that the studio can select it and
 * thumbnails hold nothing to focus. With neither `action` nor `onPress` it is only a picture of itself: what
 * does nothing must not be offered as a button.
 */
export function Tappable({ slop = 0, ...props }: TappableProps) {
  const { mode } = useAppRuntime()
  const { action, onPress, name, style, children } = props
  if (mode !== 'run') return <View style={style}>{children}</View>
  if (!action && !onPress) {
    return (
      <View style={style} {...(name ? { role: 'img', 'aria-label': name } : {})}>
        {children}
      </View>
    )
  }
  const reach = typeof slop === 'number' ? { across: slop, down: slop } : slop
  if (reach.across <= 0 && reach.down <= 0) return <RunningTappable {...props} />
  const { place, look } = splitStyle(style, reach)
  return (
    <RunningTappable {...props} style={place}>
      <View style={look}>{children}</View>
    </RunningTappable>
  )
}

/**
 * Divides a style between the target, which has its place in the parent and reaches beyond what is drawn, and
 * what is drawn. Both together take the room that the style alone would.
 */
function splitStyle(
  style: ViewStyle = {},
  { across, down }: { across: number; down: number },
): { place: ViewStyle; look: ViewStyle } {
  const { alignSelf, flex, flexGrow, flexShrink, flexBasis, marginBottom = 0, ...look } = style
  const place: ViewStyle = {
    alignSelf,
    flex,
    flexGrow,
    flexShrink,
    flexBasis,
    paddingHorizontal: across,
    paddingVertical: down,
    marginHorizontal: -across,
    marginTop: -down,
    marginBottom: Number(marginBottom) - down,
  }
  return { place, look }
}

function RunningTappable(props: Omit<TappableProps, 'slop'>) {
  const { perform } = useAppRuntime()
  const { action, onPress, name, isSelected, isChecked, isPressed, isDisabled, style, children } = props
  const role = props.role ?? (action?.kind === 'link' ? 'link' : 'button')
  return (
    <Pressable
      role={role}
      aria-label={name}
      aria-selected={role === 'tab' ? isSelected : undefined}
      aria-checked={isChecked}
      aria-disabled={isDisabled}
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
      {...(isSelected && role !== 'tab' ? { 'aria-current': 'page' } : {})}
      disabled={isDisabled}
      onPress={() => {
        onPress?.()
        perform(action)
      }}
      style={({ pressed }) => [style, pressed && { opacity: 0.72 }]}
    >
      {children}
    </Pressable>
  )
}
