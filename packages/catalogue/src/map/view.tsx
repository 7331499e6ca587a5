import { View } from 'react-native'
import { useAppRuntime, useAppValue } from '../app-runtime.ts'
import { ownWord } from '../language/words.ts'
import { AppText, grown, Icon, SvgMarkup, Tappable, typeStyle, useLayout } from '../primitives/index.ts'
import type { ResolvedProperties } from '../resolve-properties.ts'
import type { ViewProps } from '../view-props.ts'
import { type MapPin, mapSvg, pinPoint } from './draw-map.ts'
import { GroundMap } from './ground-map'
import type { MapPlace } from './map-place.ts'

const target = 44

/**
 * A map with pins to choose, a route and where one is: drawn, without a map service. Devices show their own in its
 * place where a place is stated.
 */
export function MapView({ id, label, properties }: ViewProps<'map'>) {
  const layout = useLayout()
  const { mode } = useAppRuntime()
  const { theme, roles, screenMargin, screenWidth } = layout
  const { bleed, route, me } = properties
  const height = grown(layout, properties.height)
  const [chosen, setChosen] = useAppValue(id, 'pin', -1)
  const width = bleed ? screenWidth : layout.width
  const pins = pinsOf(properties, chosen)
  const svg = mapSvg({
    width,
    height,
    theme,
    roles,
    pins,
    ground: properties.ground,
    hasRoute: route,
    hasPosition: me,
    seed: seedOf(properties),
    fontFamily: typeStyle(layout, 'caption').fontFamily ?? 'sans-serif',
  })
  return (
    <View
      role="group"
      aria-label={label}
      style={{
        width,
        height,
        marginHorizontal: bleed ? -screenMargin : 0,
        borderRadius: bleed ? 0 : theme.radius.card,
        overflow: 'hidden',
        borderWidth: theme.elevation === 'hard' && !bleed ? 2 : 0,
        borderColor: roles.border,
      }}
    >
      <GroundMap place={mode === 'run' ? placeOf(properties) : null} name={label}>
        <SvgMarkup svg={svg} width={width} height={height} />
        {pins.map((pin, index) => (
          <PinTarget key={index} pin={pin} width={width} height={height} onChoose={() => setChosen(index)} />
        ))}
      </GroundMap>
      {properties.caption ? <CaptionPill caption={properties.caption} /> : null}
      <OpenMap properties={properties} />
    </View>
  )
}

function placeOf({ latitude, longitude, pins }: ResolvedProperties<'map'>): MapPlace | null {
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude, pins }
}

/** The pins as they stand now. One alone, those of a route, and the chosen one are selected. */
function pinsOf(properties: ResolvedProperties<'map'>, chosen: number): MapPin[] {
  const { pins, route } = properties
  const isAll = pins.length === 1 || route
  return pins.map(({ selected, ...pin }, index) => ({
    ...pin,
    isSelected: isAll || (chosen < 0 ? selected : chosen === index),
  }))
}

function seedOf({ seed, latitude, longitude }: ResolvedProperties<'map'>): string {
  if (seed) return seed
  return latitude === undefined || longitude === undefined ? 'map' : `${latitude} ${longitude}`
}

function PinTarget(props: { pin: MapPin; width: number; height: number; onChoose: () => void }) {
  const { pin, width, height, onChoose } = props
  const { mode } = useAppRuntime()
  if (mode !== 'run' || !pin.label) return null
  const [x, y] = pinPoint(pin, width, height)
  return (
    <View style={{ position: 'absolute', left: x - target / 2, top: y - target }}>
      <Tappable
        role="radio"
        name={pin.label}
        isChecked={pin.isSelected}
        onPress={onChoose}
        style={{ width: target, height: target }}
      >
        {null}
      </Tappable>
    </View>
  )
}

function CaptionPill({ caption }: { caption: string }) {
  const { theme, roles } = useLayout()
  return (
    <View
      style={{
        position: 'absolute',
        start: 12,
        bottom: 12,
        backgroundColor: roles.surface,
        borderRadius: theme.radius.chip,
        paddingHorizontal: 12,
        paddingVertical: 7,
        boxShadow: '0px 2px 8px rgba(0,0,0,0.16)',
      }}
    >
      <AppText variant="caption" color={roles.text} style={{ fontWeight: '600' }}>
        {caption}
      </AppText>
    </View>
  )
}

/** Where the place is known, the way to a real map of it. */
function OpenMap({ properties }: { properties: ResolvedProperties<'map'> }) {
  const { roles, language } = useLayout()
  const { latitude, longitude } = properties
  if (latitude === undefined || longitude === undefined) return null
  const href = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`
  return (
    <View style={{ position: 'absolute', end: 10, top: 10 }}>
      <Tappable
        action={{ kind: 'link', href }}
        name={ownWord('Open in a map', language)}
        slop={2}
        style={{
          width: 40,
          height: 40,
          borderRadius: 20,
          backgroundColor: roles.surface,
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        <Icon name="external" size={20} />
      </Tappable>
    </View>
  )
}
