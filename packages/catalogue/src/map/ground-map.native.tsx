import Constants from 'expo-constants'
import type { ReactNode } from 'react'
import { Platform } from 'react-native'
import NativeMap, { Marker } from 'react-native-maps'
import type { MapPlace } from './map-place.ts'

interface GroundMapProps {
  place: MapPlace | null
  name: string
  /** The map as it is drawn. */
  children: ReactNode
}

/** Degrees from one edge of a map to the other: a quarter of a town. */
const span = 0.02

/** On Android the map is Google's, and stays empty without a key (app.json, `android.config.googleMaps`). */
const hasMapService =
  Platform.OS !== 'android' || Boolean(Constants.expoConfig?.android?.config?.googleMaps?.apiKey)

/** What lies under a map's caption: the device's own map where a place is stated, else the drawing. */
export function GroundMap({ place, name, children }: GroundMapProps) {
  if (!place || !hasMapService) return children
  const { latitude, longitude, pins } = place
  return (
    <NativeMap
      accessibilityLabel={name}
      initialRegion={{ latitude, longitude, latitudeDelta: span, longitudeDelta: span }}
      style={{ flex: 1 }}
    >
      {pins.map(({ label, x, y }, index) => (
        <Marker
          key={index}
          title={label}
          coordinate={{
            latitude: latitude + (0.5 - y) * span,
            longitude: longitude + (x - 0.5) * span,
          }}
        />
      ))}
    </NativeMap>
  )
}
