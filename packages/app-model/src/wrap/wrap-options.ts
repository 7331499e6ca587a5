/** Where a link of a wrapped site opens: in the app itself, in a browser page over the app, or in another app. */
export const linkTargets = ['inside', 'in-app', 'external'] as const
export type LinkTarget = (typeof linkTargets)[number]

/** Links that match `pattern` open there. For the form of patterns see `findLinkRule`. */
export interface LinkRule {
  pattern: string
  opens: LinkTarget
}

export const wrapOrientations = ['auto', 'portrait', 'landscape'] as const
export type WrapOrientation = (typeof wrapOrientations)[number]

/** How an app that shows a website behaves. Absent in apps that wrap none. */
export interface WrapOptions {
  /** Address the app opens with: https or http. */
  url: string
  /** The first that matches decides. */
  linkRules: LinkRule[]
  hasPullToRefresh: boolean
  /** Words of the page shown without a connection. */
  offlineTitle: string
  offlineMessage: string
  orientation: WrapOrientation
  /** Colour of the status bar as #rrggbb; absent: the theme's background. */
  barColor?: string
}

export const wrapLimits = {
  linkRules: 50,
  patternCharacters: 200,
  urlCharacters: 2_000,
  offlineTitleCharacters: 80,
  offlineMessageCharacters: 300,
} as const

/** The options of a new wrap of this address. */
export function defaultWrapOptions(url: string): WrapOptions {
  return {
    url,
    linkRules: [],
    hasPullToRefresh: true,
    offlineTitle: 'You are offline',
    offlineMessage: 'Check your connection and try again.',
    orientation: 'auto',
  }
}
