import { useEffect, useState } from 'react'
import { AccessibilityInfo } from 'react-native'

/** Whether the person has asked their device for less motion. */
export function useReducedMotion(): boolean {
  const [isReduced, setIsReduced] = useState(false)
  useEffect(() => {
    let isMounted = true
    const ask = async () => {
      const answer = await AccessibilityInfo.isReduceMotionEnabled()
      if (isMounted) setIsReduced(answer)
    }
    void ask()
    const subscription = AccessibilityInfo.addEventListener('reduceMotionChanged', setIsReduced)
    return () => {
      isMounted = false
      subscription?.remove()
    }
  }, [])
  return isReduced
}
