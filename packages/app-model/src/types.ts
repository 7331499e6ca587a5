import type { WrapOptions } from './wrap/wrap-options.ts'

/** The app document: what AI writes, people edit, the canvas draws, versions keep and builds compile. */

/** The seventeen component types a document may hold, in palette order. */
export const componentTypes = [
  'header',
  'container',
  'stack',
  'text',
  'button',
  'list',
  'image',
  'video',
  'camera',
  'chart',
  'map',
  'input',
  'checkbox',
  'datepicker',
  'navbar',
  'tabs',
  'webview',
] as const

export type ComponentType = (typeof componentTypes)[number]

/** What happens on a tap. `href` is https, http, tel or mailto. */
export type Action =
  | { kind: 'screen'; screenId: string; transition?: 'slide' | 'fade' | 'none' }
  | { kind: 'back' }
  | { kind: 'link'; href: string }

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | JsonValue[]
  | { [key: string]: JsonValue | undefined }
export type Properties = { [key: string]: JsonValue | undefined }

/**
 * One component. `type` is a ComponentType, or any other string for a component this version of Kwiq does
 * not know: such a node is kept and drawn as a labelled placeholder. `label` is the words people see on it
 * (button, text, header, input ...) or, for types without words of their own, its accessible name.
 */
export interface ComponentNode {
  id: string
  type: string
  label: string
  properties: Properties
  /** Only on `container` and `stack`. */
  children?: ComponentNode[]
  /** Neither AI nor a slip of the hand changes it or anything inside it. Only ever `true` or absent. */
  isLocked?: true
}

export interface ScreenProperties {
  /** Ground of the screen: the theme's background, a tint of the primary colour, or the primary colour itself. */
  background?: 'default' | 'soft' | 'primary'
  /** Where the body stands when it is shorter than the screen. */
  justify?: 'start' | 'center' | 'end'
}

export interface Screen {
  id: string
  name: string
  components: ComponentNode[]
  properties?: ScreenProperties
  /** As on a component: the screen and all on it stay as they are. */
  isLocked?: true
}

export interface AppTheme {
  /** Id of one of the theme presets of the catalogue, such as `clean`. */
  preset: string
  /** `auto` follows the device. Absent: the preset's own default. */
  mode?: 'light' | 'dark' | 'auto'
  /** Stated colours as #rrggbb: first is primary, second is accent. */
  colors?: string[]
  /** Corner shape of controls and cards; absent: the preset's. */
  corners?: 'sharp' | 'soft' | 'round'
  /**
   * What the app's words are written in, as a BCP 47 tag such as `de` or `ar`: names of days, numbers and the side
   * that reading begins at follow it. Absent: as the screens' names are written, else English.
   */
  language?: string
}

export interface AppInfo {
  name: string
  description: string
  /** Name of an icon of the catalogue, or null. */
  icon: string | null
  theme: AppTheme
  startScreenId: string
  /** Only in an app that shows a website. */
  wrap?: WrapOptions
}

export interface AppDocument {
  schemaVersion: number
  app: AppInfo
  screens: Screen[]
}
