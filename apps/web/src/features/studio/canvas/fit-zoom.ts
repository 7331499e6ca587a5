import { zoomLimits } from '../state/view-state.ts'

interface Size {
  width: number
  height: number
}

/** The largest step of zoom (per cent) at which something of this size (px at 100 %) is seen whole, within the limits. */
export function fitZoom(content: Size, room: Size): number {
  const share = Math.min(room.width / content.width, room.height / content.height)
  const step = Math.floor((share * 100) / zoomLimits.step) * zoomLimits.step
  return Math.min(zoomLimits.max, Math.max(zoomLimits.min, step))
}
