import { type ReactNode, useState } from 'react'
import type { Motion } from './motion.ts'
import { MovingLayer } from './moving-layer'
import type { Navigation, StackEntry } from './navigation.ts'

interface TransitionStageProps {
  current: StackEntry
  step: Navigation['step']
  /** Of the stage in px. */
  width: number
  isReduced: boolean
  /** Reading begins at the right: what is next comes from the left. */
  isRtl: boolean
  renderEntry: (entry: StackEntry, isLeaving: boolean) => ReactNode
}

/** How far the lower screen moves aside, as a part of the width. */
const parallax = 0.28

/** Shows the current screen, and while it changes the one that is left too. */
export function TransitionStage({
  current,
  step,
  width,
  isReduced,
  isRtl,
  renderEntry,
}: TransitionStageProps) {
  const [settled, setSettled] = useState(current.key)
  const isMoving = settled !== current.key && step !== undefined
  const kind = isReduced || !isMoving ? 'none' : step.transition
  if (kind === 'none' && settled !== current.key) setSettled(current.key)

  const entries =
    kind === 'none' || !step ? [current] : step.isBack ? [current, step.from] : [step.from, current]
  const motionOf = (entry: StackEntry): Motion | undefined => {
    if (kind === 'none' || !step) return undefined
    const isLeaving = entry.key === step.from.key
    if (kind === 'fade') return isLeaving ? undefined : { opacity: [0, 1] }
    const full = isRtl ? -width : width
    const aside = -parallax * full
    if (isLeaving) return { x: step.isBack ? [0, full] : [0, aside] }
    return { x: step.isBack ? [aside, 0] : [full, 0] }
  }
  return (
    <>
      {entries.map((entry) => (
        <MovingLayer
          key={entry.key}
          // A new change of screens begins anew, also for a layer that stays.
          change={kind === 'none' ? '' : current.key}
          motion={motionOf(entry)}
          onEnd={entry.key === current.key ? () => setSettled(current.key) : undefined}
        >
          {renderEntry(entry, entry.key !== current.key)}
        </MovingLayer>
      ))}
    </>
  )
}
