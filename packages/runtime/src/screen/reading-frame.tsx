import { createContext, memo, type ReactNode, useContext } from 'react'
import { View } from 'react-native'

interface ReadingFrameProps {
  language: string
  isRtl: boolean
  isGrowing: boolean
  ground: string
  children: ReactNode
}

const Content = createContext<ReactNode>(null)

/**
 * What a screen is read in: the language for browsers, and the side that reading begins at for react-native-web;
 * devices take the style. react-native-web tells everything inside anew whenever a view with a direction is drawn, so
 * this one is drawn only when one of its own values changes; what is inside comes past it by a context.
 */
export function ReadingFrame({ children, ...own }: ReadingFrameProps) {
  return (
    <Content.Provider value={children}>
      <Frame {...own} />
    </Content.Provider>
  )
}

const Frame = memo(function Frame({
  language,
  isRtl,
  isGrowing,
  ground,
}: Omit<ReadingFrameProps, 'children'>) {
  const reading = { lang: language, dir: isRtl ? 'rtl' : 'ltr' }
  return (
    <View
      {...reading}
      style={{
        direction: isRtl ? 'rtl' : 'ltr',
        flexGrow: 1,
        flexShrink: isGrowing ? 0 : 1,
        minHeight: 0,
        backgroundColor: ground,
      }}
    >
      <Inside />
    </View>
  )
})

function Inside() {
  return useContext(Content)
}
