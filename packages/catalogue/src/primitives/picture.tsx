import { Image, View } from 'react-native'
import { pictureSvg } from '../pictures/index.ts'
import { useLayout } from './layout.ts'
import { SvgMarkup } from './svg-markup'

interface PictureProps {
  /** Words the picture is drawn from, or an https address of a picture. */
  keyword: string
  width: number
  height: number
  /** Corner radius in px; absent: the theme's for images. */
  radius?: number
  /** Makes another picture of the same words. */
  seed?: string
  /** What it shows, for people who listen to the screen; absent or empty: decoration. */
  name?: string
}

/** A picture in the theme's treatment, framed where the theme frames pictures (not with `radius` 0). */
export function Picture({ keyword, width, height, radius, seed = '', name }: PictureProps) {
  const { theme, roles } = useLayout()
  const isFramed = theme.elevation === 'hard' && radius !== 0
  const border = isFramed ? 2 : 0
  return (
    <View
      style={{
        width,
        height,
        borderRadius: radius ?? theme.radius.image,
        overflow: 'hidden',
        borderWidth: border,
        borderColor: roles.border,
      }}
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {keyword.startsWith('https://') ? (
        <Image source={{ uri: keyword }} style={{ width, height }} resizeMode="cover" />
      ) : (
        <SvgMarkup svg={pictureSvg(keyword, width, height, theme, seed)} width={width} height={height} />
      )}
    </View>
  )
}
