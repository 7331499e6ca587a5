import { useEffect, useLayoutEffect, useRef } from 'react'
import { View } from 'react-native'
import { duration, type MovingLayerProps } from './motion.ts'

/** A screen on its way, moved by the browser itself: it stays smooth while React is busy, and needs no code of ours. */
export function MovingLayer({ change, motion, onEnd, children }: MovingLayerProps) {
  const ref = useRef<View>(null)
  const latest = useRef({ motion, onEnd })
  useEffect(() => {
    latest.current = { motion, onEnd }
  })
  useLayoutEffect(() => {
    if (change === '') return undefined
    const { x, opacity } = motion ?? {}
    const timer = setTimeout(() => latest.current.onEnd?.(), duration)
    const element: unknown = ref.current
    const animation =
      element instanceof HTMLElement && typeof element.animate === 'function'
        ? element.animate(
            {
              ...(x && { transform: x.map((px) => `translateX(${px}px)`) }),
              ...(opacity && { opacity }),
            },
            { duration, easing: 'cubic-bezier(0.33, 1, 0.68, 1)', fill: 'both' },
          )
        : null
    return () => {
      clearTimeout(timer)
      animation?.cancel()
    }
    // What moves is settled when the change begins.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [change])
  return (
    <View ref={ref} style={{ position: 'absolute', top: 0, left: 0, right: 0, bottom: 0 }}>
      {children}
    </View>
  )
}
