import { collectNodeIds, type ComponentNode } from '@kwiq/app-model'
import { findNamedNode, findNamedScreen } from '../find-target.ts'
import { freeId } from '../free-id.ts'
import { isFixed, placeAtEnd } from '../places.ts'
import type { EditRule } from '../rule.ts'

const form =
  /^(?:(?:show|have|display|repeat)\s+((?:the|my|our)\s+[^"“]{3,40}?|node:\S+)|copy\s+((?:the|my|our)\s+[^"“]{3,40}?))\s+(?:also\s+)?(?:to|on|in|onto)\s+((?:the\s+|my\s+|our\s+)?.{2,40}?)(?:\s+(?:too|as well|also))?$/i

/** "Show the pages chart on the first page too": once more, where it is not yet. */
const copyTo: EditRule = (clause, document) => {
  const found = form.exec(clause)
  const words = found?.[1] ?? found?.[2]
  const screen = found?.[3] ? findNamedScreen(document, found[3]) : undefined
  if (!words || !screen || findNamedNode(document, words, screen.id)) return undefined
  const source = findNamedNode(document, words)
  if (!source || isFixed(source.node) || source.screen.id === screen.id) return undefined
  const taken = new Set(collectNodeIds(document))
  const copy = (node: ComponentNode): ComponentNode => {
    const id = freeId(taken, node.type)
    taken.add(id)
    return { ...node, id, ...(node.children ? { children: node.children.map(copy) } : {}) }
  }
  return [{ type: 'add-component', node: copy(source.node), place: placeAtEnd(screen) }]
}

export const copyToRules: readonly EditRule[] = [copyTo]
