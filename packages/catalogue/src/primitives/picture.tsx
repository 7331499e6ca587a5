import { useState } from 'react'
import { View } from 'react-native'
import { isChosen, useKeptPicture } from '../chosen/chosen-picture.ts'
import { RemoteImage } from '../image/remote-image'
import { pictureSvg } from '../pictures/index.ts'
import { safeWebAddress } from '../web-address.ts'
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

/**
 * A picture in the theme's treatment, framed where the theme frames pictures (not with `radius` 0). Where an
 * address does not answer, a drawn one stands in.
 */
export function Picture({ keyword, width, height, radius, seed = '', name }: PictureProps) {
  const { theme, roles } = useLayout()
  const [broken, setBroken] = useState<string>()
  const kept = useKeptPicture(keyword)
  const address = kept ?? safeWebAddress(keyword)
  const isLoaded = address !== undefined && address !== broken
  const words = address === undefined && !isChosen(keyword) ? keyword : name || 'abstract'
  const isFramed = theme.elevation === 'hard' && radius !== 0
  const isNamed = !isLoaded && name
  return (
    <View
      style={{
        width,
        height,
        borderRadius: radius ?? theme.radius.image,
        overflow: 'hidden',
        borderWidth: isFramed ? 2 : 0,
        borderColor: roles.border,
      }}
      {...(isNamed ? { role: 'img', 'aria-label': name } : { 'aria-hidden': !name })}
    >
      {isLoaded ? (
        <RemoteImage
          address={address}
          name={name ?? ''}
          width={width}
          height={height}
          onError={() => setBroken(address)}
        />
      ) : (
        <SvgMarkup svg={pictureSvg(words, width, height, theme, seed)} width={width} height={height} />
      )}
    </View>
  )
}
