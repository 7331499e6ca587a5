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
  isDisabled?: boolean
  /** How far the target reaches beyond what is drawn, at each side, in px: small things still get 44 by 44. */
  slop?: number
  style?: ViewStyle
  children: ReactNode
}

/**
 * Something to tap. Outside `run` it is a plain box of the same size, so that the studio can select it and
 * thumbnails hold nothing to focus. Without `action` and `onPress` it stays tappable, as a button that does
 * nothing yet, unless a role says otherwise.
 */
export function Tappable({ style, slop = 0, children, ...behaviour }: TappableProps) {
  const { mode } = useAppRuntime()
  if (mode !== 'run') return <View style={style}>{children}</View>
  return (
    <RunningTappable style={style} {...behaviour}>
      {slop > 0 && (
        <View style={{ position: 'absolute', top: -slop, bottom: -slop, left: -slop, right: -slop }} />
      )}
      {children}
    </RunningTappable>
  )
}

function RunningTappable(props: Omit<TappableProps, 'slop'>) {
  const { perform } = useAppRuntime()
  const { action, onPress, name, isSelected, isChecked, isDisabled, style, children } = props
  const role = props.role ?? (action?.kind === 'link' ? 'link' : 'button')
  return (
    <Pressable
      role={role}
      aria-label={name}
      aria-selected={role === 'tab' ? isSelected : undefined}
      aria-checked={isChecked}
      aria-disabled={isDisabled}
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
