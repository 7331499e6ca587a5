import { type AppDocument, type ComponentNode, type Screen, walkComponents } from '@kwiq/app-model'
import { findNamedNode, findNamedScreen, type FoundNode } from './find-target.ts'

interface Host {
  screen: Screen
  /** The component of the screen that is meant. */
  node?: FoundNode
}

/** What something is added to: a screen, a form, "each habit" (the screen of one), or a component. */
export function findHost(document: AppDocument, words: string): Host | undefined {
  const screen =
    findNamedScreen(document, words) ??
    findForm(document, words) ??
    (/^(?:each|every)\s/i.test(words)
      ? (findNamedScreen(document, words.replace(/^\S+\s+/, '')) ??
        findNamedScreen(document, 'detail screen'))
      : undefined)
  if (screen) return { screen }
  const node = findNamedNode(document, words, document.app.startScreenId) ?? findNamedNode(document, words)
  return node && { screen: node.screen, node }
}

/** "The form" is the screen with the most fields. */
function findForm(document: AppDocument, words: string): Screen | undefined {
  if (!/\bform\b/i.test(words)) return undefined
  const fields = (screen: Screen) => [...walkComponents(screen.components)].filter(isField).length
  const [most] = document.screens.toSorted((one, other) => fields(other) - fields(one))
  return most && fields(most) > 0 ? most : undefined
}

export const isField = ({ type, properties }: ComponentNode): boolean =>
  type === 'input' && properties.kind !== 'search' && properties.kind !== 'composer'
