import { CommandError } from '../commands/command-error.ts'
import { assertFree, assertFreeScreen } from '../locks/assert-free.ts'
import { documentLimits } from '../limits.ts'
import type { AppDocument, ComponentNode } from '../types.ts'
import {
  canHoldChildren,
  countComponents,
  findScreen,
  measureDepth,
  type NodeLocation,
} from '../walks/index.ts'
import { findPath, noteArrival } from './known-places.ts'
import { insertAt, updateNode, updateScreen } from './update-tree.ts'

/** Where a component is put: directly on a screen (`parentId` null) or in a container or stack of it. */
export interface Place {
  screenId: string
  parentId: string | null
  /** The index it then has among its siblings; past the end means last. */
  index: number
}

/** The place of a component that was found. */
export function placeOf(location: NodeLocation): Place {
  return {
    screenId: location.screen.id,
    parentId: location.parent?.id ?? null,
    index: location.index,
  }
}

/**
 * Puts a component at a place. Throws CommandError when the place is gone, is locked, cannot hold components, or would
 * pass the limits of depth or count.
 */
export function insertNode(document: AppDocument, place: Place, node: ComponentNode): AppDocument {
  const screen = findScreen(document, place.screenId)
  if (!screen) throw new CommandError('missing-target', `There is no screen with the id "${place.screenId}".`)
  assertFreeScreen(screen)
  if (countComponents(screen.components) + countComponents([node]) > documentLimits.componentsPerScreen) {
    throw new CommandError(
      'limit',
      `"${screen.name}" would have more than ${documentLimits.componentsPerScreen} components.`,
    )
  }
  const parentDepth = place.parentId === null ? 0 : findParent(document, place).depth
  if (parentDepth + measureDepth([node]) > documentLimits.depth) {
    throw new CommandError(
      'limit',
      `Components would be nested more than ${documentLimits.depth} levels deep.`,
    )
  }
  const { index, parentId } = place
  const next =
    parentId === null
      ? updateScreen(document, screen.id, (found) => ({
          ...found,
          components: insertAt(found.components, index, node),
        }))
      : updateNode(document, parentId, (parent) => ({
          ...parent,
          children: insertAt(parent.children ?? [], index, node),
        }))
  // Only now: what is remembered may have been read while the place was looked up, of the document without it.
  noteArrival(next, node, screen.id, parentId)
  return next
}

function findParent(document: AppDocument, place: Place): { depth: number } {
  const path = place.parentId === null ? undefined : findPath(document, place.parentId)
  const parent = path?.nodes.at(-1)
  if (!path || !parent || path.screen.id !== place.screenId) {
    throw new CommandError(
      'missing-target',
      `There is no component with the id "${place.parentId}" on that screen.`,
    )
  }
  assertFree(path)
  if (!canHoldChildren(parent.type)) {
    throw new CommandError('invalid-place', 'Only containers and stacks can hold other components.')
  }
  return { depth: path.nodes.length }
}
