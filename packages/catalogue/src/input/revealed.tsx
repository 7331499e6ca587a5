import { type ReactNode, useEffect, useRef } from 'react'
import { View, type ViewStyle } from 'react-native'

/** Room for a bar at the foot of the screen, px. */
const clearOfFoot = { scrollMarginBottom: 120 } as ViewStyle

/** What opens under a field: scrolled to where it can be seen. Only browsers can; elsewhere it just opens. */
export function Revealed({ children }: { children: ReactNode }) {
  const ref = useRef<View>(null)
  useEffect(() => {
    const element = ref.current as unknown as Partial<Element> | null
    element?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <View ref={ref} style={clearOfFoot}>
      {children}
    </View>
  )
}
