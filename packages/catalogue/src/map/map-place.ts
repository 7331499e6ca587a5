/** A place on earth with pins around it, which stand 0 to 1 from the left and the top of the map. */
export interface MapPlace {
  latitude: number
  longitude: number
  pins: readonly { label?: string; x: number; y: number }[]
}
