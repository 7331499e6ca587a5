import type { AppDocument, ComponentNode, Place, Screen } from '@kwiq/app-model'

/** The screen the app opens with. */
export const startOf = (document: AppDocument): Screen | undefined =>
  document.screens.find(({ id }) => id === document.app.startScreenId)

/** What stays at the lower edge of a screen. */
const isFoot = ({ type, properties }: ComponentNode): boolean =>
  type === 'navbar' || properties.variant === 'footer' || properties.kind === 'composer'

/** What has its own place on a screen, which nobody moves it from. */
export const isFixed = (node: ComponentNode): boolean => node.type === 'header' || isFoot(node)

/** The index under the header. */
export const topOf = ({ components }: Screen): number => (components[0]?.type === 'header' ? 1 : 0)

/** The index above what stays at the lower edge. */
export function endOf({ components }: Screen): number {
  const foot = components.findIndex(isFoot)
  return foot < 0 ? components.length : foot
}

/** Directly on a screen. */
export const placeOn = ({ id }: Screen, index: number): Place => ({ screenId: id, parentId: null, index })

/** After everything of a screen that scrolls, and `after` more that were put there. */
export const placeAtEnd = (screen: Screen, after = 0): Place => placeOn(screen, endOf(screen) + after)
