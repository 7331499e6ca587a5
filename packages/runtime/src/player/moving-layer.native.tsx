import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Animated, Easing } from 'react-native'
import { duration, type MovingLayerProps } from './motion.ts'

/** A screen on its way. */
export function MovingLayer({ change, motion, onEnd, children }: MovingLayerProps) {
  const [progress] = useState(() => new Animated.Value(1))
  const latest = useRef(onEnd)
  useEffect(() => {
    latest.current = onEnd
  })
  useLayoutEffect(() => {
    if (change === '') return undefined
    progress.setValue(0)
    const animation = Animated.timing(progress, {
      toValue: 1,
      duration,
      easing: Easing.out(Easing.cubic),
      useNativeDriver: false,
    })
    animation.start(({ finished }) => {
      if (finished) latest.current?.()
    })
    return () => animation.stop()
  }, [change, progress])
  const along = (outputRange: [number, number]) => progress.interpolate({ inputRange: [0, 1], outputRange })
  const style = {
    ...(motion?.x && { transform: [{ translateX: along(motion.x) }] }),
    ...(motion?.opacity && { opacity: along(motion.opacity) }),
  }
  return (
    <Animated.View style={[{ position: 'absolute', top: 0, left: 0, right: 0, bottom: 0 }, style]}>
      {children}
    </Animated.View>
  )
}
