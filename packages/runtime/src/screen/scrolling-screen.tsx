import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ScrollView, View } from 'react-native'
import type { ScreenFrameProps } from './screen-frame.tsx'

interface ScrollingScreenProps {
  header: ReactNode
  /** Whether the header goes away with the body; else it stays at the top. */
  isHeaderScrolled: boolean
  isUnderCover: boolean
  /** Height of the status bar in px. */
  statusHeight: number
  statusGround: string
  scroll: ScreenFrameProps['scroll']
  children: ReactNode
}

/** How far a cover must be scrolled before the status bar gets a ground, in px. */
const coverEnd = 200

/** The scrolled part of a screen. A strip keeps time and battery readable over what is scrolled. */
export function ScrollingScreen(props: ScrollingScreenProps) {
  const { header, isHeaderScrolled, isUnderCover, statusHeight, statusGround, scroll, children } = props
  const ref = useRef<ScrollView>(null)
  const [isPastCover, setIsPastCover] = useState(false)
  const [initial] = useState(scroll?.initial ?? 0)
  useEffect(() => {
    if (initial > 0) ref.current?.scrollTo({ y: initial, animated: false })
  }, [initial])
  const hasStrip = isHeaderScrolled && (!isUnderCover || isPastCover)
  return (
    <View style={{ flexGrow: 1, flexShrink: 1, minHeight: 0 }}>
      {isHeaderScrolled ? null : header}
      <ScrollView
        ref={ref}
        style={{ flexGrow: 1, flexShrink: 1, minHeight: 0 }}
        contentContainerStyle={{ flexGrow: 1 }}
        showsVerticalScrollIndicator={false}
        scrollEventThrottle={32}
        onScroll={({ nativeEvent }) => {
          const { y } = nativeEvent.contentOffset
          scroll?.onScroll(y)
          if (!isUnderCover || y > coverEnd === isPastCover) return
          setIsPastCover(y > coverEnd)
          scroll?.onCoverPassed(y > coverEnd)
        }}
      >
        {isHeaderScrolled ? header : null}
        {children}
      </ScrollView>
      {hasStrip ? (
        <View
          style={{
            position: 'absolute',
            top: 0,
            left: 0,
            right: 0,
            height: statusHeight,
            backgroundColor: statusGround,
            pointerEvents: 'none',
          }}
        />
      ) : null}
    </View>
  )
}
