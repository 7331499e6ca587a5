import { View } from 'react-native'
import { pictureHue } from '../pictures/index.ts'
import { hslToHex, withAlpha } from '../theme/color.ts'
import { Gradient } from './gradient'
import { Picture } from './picture.tsx'

interface PictureWithWordsProps {
  keyword: string
  width: number
  height: number
  /** In px; absent: the upper 78 %. */
  pictureHeight?: number
  /** Where the shade begins to blend in, in px from the top; absent: at 36 %. */
  shadeTop?: number
}

/**
 * The ground for white words on a picture: the picture fills the upper part, below it and behind the words
 * stands a deep shade of its own hue, blended in, on which white reaches 4.5:1. Words belong on the lower half.
 */
export function PictureWithWords({ keyword, width, height, pictureHeight, shadeTop }: PictureWithWordsProps) {
  const shade = hslToHex(pictureHue(keyword), 42, 14)
  const drawnHeight = pictureHeight ?? Math.round(height * 0.78)
  const top = shadeTop ?? height * 0.36
  return (
    <View style={{ width, height, backgroundColor: shade, overflow: 'hidden' }}>
      <Picture keyword={keyword} width={width} height={drawnHeight} radius={0} />
      <Gradient
        colors={[withAlpha(shade, 0), withAlpha(shade, 0.74), withAlpha(shade, 1)]}
        stops={[0, 0.42, 1]}
        style={{ position: 'absolute', left: 0, right: 0, top, height: drawnHeight + 3 - top }}
      />
    </View>
  )
}
