import type { ReactNode } from 'react'
import type { MapPlace } from './map-place.ts'

interface GroundMapProps {
  place: MapPlace | null
  name: string
  /** The map as it is drawn. */
  children: ReactNode
}

/** What lies under a map's caption: on the web always the drawing, which asks no map service for anything. */
export function GroundMap({ children }: GroundMapProps) {
  return children
}
