import type { ScreenPath } from '../navigation'
import type { PropertiesByType } from './properties'

/** What a tap does: goes to a screen, back, or out of the app. Made by the functions of `navigation.ts`. */
export type Action =
  | { kind: 'screen'; path: ScreenPath; transition?: 'slide' | 'fade' | 'none' }
  | { kind: 'back' }
  | { kind: 'link'; href: string }

/** The components there are views of. */
export type ComponentType = keyof PropertiesByType

/** What the layout needs to know of a component. */
export interface ComponentNode {
  type: string
  properties: Readonly<Record<string, unknown>>
}
