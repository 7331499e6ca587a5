import { useState } from 'react'
import { View } from 'react-native'
import { useChosenPicture } from '../chosen/chosen-picture.ts'
import { AppText, grown, Picture, Tappable, useLayout } from '../primitives/index.ts'
import type { ViewProps } from '../view-props.ts'
import { safeWebAddress } from '../web-address.ts'
import { RemoteImage } from './remote-image'
import { WordsOn } from './words-on.tsx'

/** A picture: chosen by whoever uses the app, loaded from an address, or drawn from words; drawn too where the address does not answer. */
export function ImageView({ id, label, properties }: ViewProps<'image'>) {
  const layout = useLayout()
  const { theme, screenMargin, screenWidth, width: given } = layout
  const { bleed, shape, align, caption, action } = properties
  const isCircle = shape === 'circle'
  // A portrait keeps its size beside words; what shows a place grows with the screen.
  const stated =
    properties.width === undefined ? given : isCircle ? properties.width : grown(layout, properties.width)
  const width = bleed ? screenWidth : Math.min(stated, given)
  const height = isCircle
    ? width
    : properties.height === undefined
      ? Math.round(width / 1.6)
      : grown(layout, properties.height)
  const radius = isCircle ? width / 2 : bleed ? 0 : theme.radius.image
  const keyword = properties.keyword || label || 'abstract'
  const chosen = useChosenPicture(id)
  const address = chosen ?? safeWebAddress(properties.url) ?? safeWebAddress(properties.keyword)
  const drawn = safeWebAddress(keyword) ? label || 'abstract' : keyword
  const drawnOrLoaded = (
    <LoadedOrDrawn
      key={address}
      address={address}
      keyword={drawn}
      seed={properties.seed}
      name={label}
      width={width}
      height={height}
      radius={radius}
    />
  )
  const { topText, bottomText } = properties
  const picture =
    topText || bottomText ? (
      <WordsOn top={topText} bottom={bottomText} width={width} height={height}>
        {drawnOrLoaded}
      </WordsOn>
    ) : (
      drawnOrLoaded
    )
  const margin = bleed ? { marginHorizontal: -screenMargin } : {}
  return (
    <View style={{ gap: 8, alignSelf: sides[align], ...margin }}>
      {action ? (
        <Tappable action={action} name={label}>
          {picture}
        </Tappable>
      ) : (
        picture
      )}
      {caption ? <AppText variant="caption">{caption}</AppText> : null}
    </View>
  )
}

const sides = { start: 'flex-start', center: 'center', end: 'flex-end' } as const

interface LoadedOrDrawnProps {
  address: string | undefined
  keyword: string
  seed: string | undefined
  name: string
  width: number
  height: number
  radius: number
}

function LoadedOrDrawn({ address, keyword, seed, name, width, height, radius }: LoadedOrDrawnProps) {
  const [isBroken, setBroken] = useState(false)
  if (address === undefined || isBroken) {
    return <Picture keyword={keyword} width={width} height={height} radius={radius} seed={seed} name={name} />
  }
  return (
    <View style={{ width, height, borderRadius: radius, overflow: 'hidden' }}>
      <RemoteImage
        address={address}
        name={name}
        width={width}
        height={height}
        onError={() => setBroken(true)}
      />
    </View>
  )
}
