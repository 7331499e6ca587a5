import type { Studio } from '../state/studio.ts'
import { fitZoom } from './fit-zoom.ts'
import { getCanvasElements } from './node-elements.ts'

/** Zooms so that the shown screen is seen whole where the limits allow it, from its top. */
export function fitCanvas(studio: Studio): void {
  const canvas = getCanvasElements(studio)
  if (!canvas) return
  const { view, stage, host } = canvas
  const scale = studio.view.get().zoom / 100
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(stage)
  const px = Number.parseFloat
  studio.view.set({
    zoom: fitZoom(
      { width: host.offsetWidth / scale, height: host.offsetHeight / scale },
      {
        width: view.clientWidth - px(paddingLeft) - px(paddingRight),
        height: view.clientHeight - px(paddingTop) - px(paddingBottom),
      },
    ),
  })
  view.scrollTo(0, 0)
}
