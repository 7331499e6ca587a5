import type { ReactNode } from 'react'
import { View } from 'react-native'
import { AppText } from '../primitives/index.ts'

interface WordsOnProps {
  top: string | undefined
  bottom: string | undefined
  width: number
  height: number
  children: ReactNode
}

/** Distance of the words from the picture's edges, in px. */
const edge = 12

/** A picture with large white words at its upper and lower edge; a dark rim keeps them legible on any ground. */
export function WordsOn({ top, bottom, width, height, children }: WordsOnProps) {
  return (
    <View style={{ width, height }}>
      {children}
      <View
        style={{
          position: 'absolute',
          pointerEvents: 'none',
          top: edge,
          bottom: edge,
          left: edge,
          right: edge,
          justifyContent: 'space-between',
          overflow: 'hidden',
        }}
      >
        <Words text={top} />
        <Words text={bottom} />
      </View>
    </View>
  )
}

function Words({ text }: { text: string | undefined }) {
  if (!text) return <View />
  return (
    <AppText
      variant="title"
      color="#ffffff"
      style={{
        textAlign: 'center',
        textTransform: 'uppercase',
        textShadowColor: '#000000',
        textShadowOffset: { width: 0, height: 1 },
        textShadowRadius: 5,
      }}
    >
      {text}
    </AppText>
  )
}
