import type { AppTheme, ComponentNode, Screen } from '@kwiq/app-model'

/**
 * Where the canvas takes its nodes from. Values are immutable: what changed is another object. `subscribe`
 * calls the listener after each change of what its key names and gives back how to end that.
 */
export interface NodeSource {
  getScreen(screenId: string): Screen | undefined
  getNode(id: string): ComponentNode | undefined
  getTheme(): AppTheme
  subscribe(key: string, listener: () => void): () => void
}

/** Key of a component: it, or something in it, has changed. */
export const nodeKey = (id: string): string => `node:${id}`

/** Key of a screen: its properties or its list of components have changed. */
export const screenKey = (id: string): string => `screen:${id}`

/** Key of the app's theme. */
export const themeKey = 'theme'
