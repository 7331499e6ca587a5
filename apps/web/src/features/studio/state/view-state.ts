/** The sizes a screen can be looked at (px). */
export const devices = {
  mobile: { width: 375, height: 812 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1024, height: 768 },
} as const
type Device = keyof typeof devices

export const zoomLimits = { min: 50, max: 150, step: 10, start: 100 } as const

/** What a click on the canvas puts down. */
export type Placing = { kind: 'move'; ids: readonly string[] } | { kind: 'new'; type: string }

/** How the studio is looked at; nothing of it is saved. */
export interface ViewState {
  screenId: string
  /** The canvas with one screen, the board of all screens with their links, or the contact sheet. */
  mode: 'screen' | 'flow' | 'sheet'
  device: Device
  /** Per cent. */
  zoom: number
  leftTab: 'components' | 'layers'
  rightTab: 'properties' | 'schema'
  isLeftOpen: boolean
  isRightOpen: boolean
  /** What takes the inspector's place. */
  sheet: 'none' | 'history' | 'comments' | 'review' | 'run' | 'understood' | 'check'
  dialog: 'none' | 'generate' | 'shortcuts' | 'commands' | 'move' | 'share' | 'export'
  /** On a phone: the panel that has risen. */
  risen: 'none' | 'left' | 'right'
  /** The component whose label is being edited in place. */
  editingId: string | null
  /** The link selected on the board of all screens: `nodeId property`. */
  linkId: string | null
  /** What goes where the next click on the canvas is: components to move, or a new one of a type. */
  placing: Placing | null
}

export const initialViewState: ViewState = {
  screenId: '',
  mode: 'screen',
  device: 'mobile',
  zoom: zoomLimits.start,
  leftTab: 'components',
  rightTab: 'properties',
  isLeftOpen: true,
  isRightOpen: true,
  sheet: 'none',
  dialog: 'none',
  risen: 'none',
  editingId: null,
  linkId: null,
  placing: null,
}

/** One step closer or farther, within the limits. */
export function zoomBy(zoom: number, steps: number): number {
  return Math.min(zoomLimits.max, Math.max(zoomLimits.min, zoom + steps * zoomLimits.step))
}
