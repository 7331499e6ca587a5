/** A picture of single pixels: four bytes each, red, green, blue and how much they cover, row by row. */
export interface Picture {
  width: number
  height: number
  rgba: Uint8Array
}

/** Pixels of a side at most: a larger one is no icon, and costs memory that grows with its square. */
export const mostPixels = 1024

/** Throws a RangeError for a picture that is empty or enormous. */
export function checkSides(width: number, height: number): void {
  if (width < 1 || height < 1 || width > mostPixels || height > mostPixels)
    throw new RangeError(`a picture of ${width} by ${height} pixels`)
}
