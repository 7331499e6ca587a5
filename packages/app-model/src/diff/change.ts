import type { Place } from '../tree/place.ts'
import type { AppInfo, AppTheme, ComponentNode, Screen } from '../types.ts'
import type { WrapOptions } from '../wrap/wrap-options.ts'

/** One difference between two documents. Screens are given as they stand in the newer document, if they do. */
export type Change =
  | { kind: 'app-changed'; before: AppInfo; after: AppInfo; keys: ('name' | 'description' | 'icon')[] }
  | { kind: 'start-changed'; before: string; after: string; screenName: string }
  | { kind: 'theme-changed'; before: AppTheme; after: AppTheme }
  | { kind: 'wrap-changed'; before: WrapOptions | null; after: WrapOptions | null }
  | { kind: 'screen-added'; screen: Screen; index: number }
  | { kind: 'screen-removed'; screen: Screen; index: number }
  | { kind: 'screen-renamed'; screenId: string; before: string; after: string }
  | { kind: 'screen-moved'; screenId: string; screenName: string; before: number; after: number }
  | { kind: 'screen-changed'; screenId: string; screenName: string; keys: string[] }
  /** With all inside it; what is inside has no change of its own, unless it was moved in from elsewhere. */
  | { kind: 'component-added'; node: ComponentNode; place: Place; screenName: string }
  | { kind: 'component-removed'; node: ComponentNode; place: Place; screenName: string }
  | { kind: 'screen-locked'; screenId: string; screenName: string; isLocked: boolean }
  | {
      kind: 'component-locked'
      node: ComponentNode
      isLocked: boolean
      screenId: string
      screenName: string
    }
  | {
      kind: 'component-moved'
      node: ComponentNode
      before: Place
      after: Place
      screenNameBefore: string
      screenNameAfter: string
    }
  | {
      kind: 'component-renamed'
      node: ComponentNode
      before: string
      after: string
      screenId: string
      screenName: string
    }
  /** `keys`: names of the properties that differ, and `type` first when that does. */
  | {
      kind: 'component-changed'
      before: ComponentNode
      after: ComponentNode
      keys: string[]
      screenId: string
      screenName: string
    }
