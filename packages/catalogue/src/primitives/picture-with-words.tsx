import { type ReactNode, useState } from 'react'
import { View } from 'react-native'
import { withAlpha } from '../theme/color.ts'
import { Gradient } from './gradient'
import { pictureShade, shadeUnderWords } from './picture-shade.ts'
import { Picture } from './picture.tsx'

interface PictureWithWordsProps {
  keyword: string
  width: number
  height: number
  /** How much of the foot something else will cover, in px; absent: nothing. */
  covered?: number
  /** Distance of the words from the sides and from the foot, in px. */
  side: number
  foot: number
  gap: number
  /** About how high the words are, in px, until they are measured. */
  guessedHeight: number
  /** White words, one under the other. */
  children: ReactNode
}

/** Where in the shade words begin: from here on white reaches 4.5:1. */
const readableFrom = 0.42

/**
 * White words on a picture: the picture fills the upper 78 %, below it and behind the words stands a deep shade
 * of its own hue, blended in. Longer words raise the shade with them.
 */
export function PictureWithWords(props: PictureWithWordsProps) {
  const { keyword, width, height, covered = 0, side, foot, gap, guessedHeight, children } = props
  const [measured, setMeasured] = useState<number>()
  const shade = pictureShade(keyword)
  const seen = height - covered
  const drawnHeight = Math.round(seen * 0.78)
  const end = drawnHeight + 3
  const wordsTop = height - foot - (measured ?? guessedHeight) - 8
  const top = Math.min(seen * 0.36, (wordsTop - readableFrom * end) / (1 - readableFrom))
  return (
    <View style={{ width, height, backgroundColor: shade, overflow: 'hidden' }}>
      <Picture keyword={keyword} width={width} height={drawnHeight} radius={0} />
      <Gradient
        colors={[withAlpha(shade, 0), withAlpha(shade, shadeUnderWords), withAlpha(shade, 1)]}
        stops={[0, readableFrom, 1]}
        style={{ position: 'absolute', left: 0, right: 0, top, height: end - top }}
      />
      <View
        style={{ position: 'absolute', left: side, right: side, bottom: foot, gap }}
        onLayout={({ nativeEvent }) => setMeasured(Math.round(nativeEvent.layout.height))}
      >
        {children}
      </View>
    </View>
  )
}
