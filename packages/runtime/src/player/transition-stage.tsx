import { type ReactNode, useLayoutEffect, useState } from 'react'
import { Animated, Easing, type ViewStyle } from 'react-native'
import type { Navigation, StackEntry } from './navigation.ts'

interface TransitionStageProps {
  current: StackEntry
  step: Navigation['step']
  /** Of the stage in px. */
  width: number
  isReduced: boolean
  renderEntry: (entry: StackEntry, isLeaving: boolean) => ReactNode
}

/** How long a change of screens takes, in ms. */
const duration = 200
/** How far the lower screen moves aside, as a part of the width. */
const parallax = 0.28

const fillParent: ViewStyle = { position: 'absolute', top: 0, left: 0, right: 0, bottom: 0 }

/** Shows the current screen, and while it changes the one that is left too. */
export function TransitionStage({ current, step, width, isReduced, renderEntry }: TransitionStageProps) {
  const [settled, setSettled] = useState(current.key)
  const [progress] = useState(() => new Animated.Value(1))
  const isMoving = settled !== current.key && step !== undefined
  const kind = isReduced || !isMoving ? 'none' : step.transition
  if (kind === 'none' && settled !== current.key) setSettled(current.key)

  useLayoutEffect(() => {
    if (kind === 'none') return undefined
    progress.setValue(0)
    const animation = Animated.timing(progress, {
      toValue: 1,
      duration,
      easing: Easing.out(Easing.cubic),
      useNativeDriver: false,
    })
    animation.start(({ finished }) => {
      if (finished) setSettled(current.key)
    })
    return () => animation.stop()
  }, [current.key, kind, progress])

  const entries =
    kind === 'none' || !step ? [current] : step.isBack ? [current, step.from] : [step.from, current]
  const along = (from: number, to: number) =>
    progress.interpolate({ inputRange: [0, 1], outputRange: [from, to] })
  const motion = (entry: StackEntry) => {
    if (kind === 'none' || !step) return undefined
    const isLeaving = entry.key === step.from.key
    if (kind === 'fade') return isLeaving ? undefined : { opacity: along(0, 1) }
    const aside = -parallax * width
    const [away, here] = step.isBack ? [along(0, width), along(aside, 0)] : [along(0, aside), along(width, 0)]
    return { transform: [{ translateX: isLeaving ? away : here }] }
  }
  return (
    <>
      {entries.map((entry) => (
        <Animated.View key={entry.key} style={[fillParent, motion(entry)]}>
          {renderEntry(entry, entry.key !== current.key)}
        </Animated.View>
      ))}
    </>
  )
}
