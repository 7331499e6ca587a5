import { type AppDocument, findNode, type Screen } from '@kwiq/app-model'

/** Where a feature went: its components that are still there, by screen. */
export interface FeaturePlaces {
  screens: Screen[]
  ids: string[]
}

/** Where the components of a feature stand in the app as it is now. */
export function placesOf(document: AppDocument, componentIds: readonly string[]): FeaturePlaces {
  const found = componentIds.flatMap((id) => findNode(document, id) ?? [])
  return {
    screens: document.screens.filter(({ id }) => found.some(({ screen }) => screen.id === id)),
    ids: found.map(({ node }) => node.id),
  }
}
