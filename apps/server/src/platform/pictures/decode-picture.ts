import { decodePng, type Picture } from '@kwiq/export'
import { decode } from 'jpeg-js'

/** Enough for the pixels of an icon and what it takes to get at them. */
const jpegLimits = { maxResolutionInMP: 1.1, maxMemoryUsageInMB: 64 }
/** Passes over its pixels that a JPEG may ask for: each costs time whatever is in it. */
const mostScans = 32

/** The pixels of a PNG or JPEG of the size of an icon; null for anything else, and for one that is damaged. */
export function decodePicture(bytes: Uint8Array): Picture | null {
  try {
    if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return decodePng(bytes)
    if (countScans(bytes) > mostScans) return null
    const { width, height, data } = decode(bytes, { ...jpegLimits, useTArray: true, tolerantDecoding: false })
    return { width, height, rgba: data }
  } catch {
    return null
  }
}

/** Start-of-scan markers (ITU T.81, B.1.1.3): FF DA, which coded data never holds. */
function countScans(bytes: Uint8Array): number {
  let count = 0
  for (let at = bytes.indexOf(0xff); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === 0xda) count += 1
  }
  return count
}
