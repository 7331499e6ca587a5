import { documentLimits } from '../limits.ts'
import type { AppDocument, ComponentNode, Screen } from '../types.ts'
import { findScreen, type NodeLocation } from '../walks/index.ts'

// A set of thousands of commands looks up as many components: a walk of the document for each would take the square of
// its size. So a document and those that commands make of it remember together where components were last seen. What is
// remembered is only ever a hint and checked before it is used; results never depend on it.

interface Spot {
  screenId: string
  parentId: string | null
}

/** Holds every id of every document that shares it, and those of some components that are gone. */
type Spots = Map<string, Spot>

/** Where the components of a document are; as long as few have asked, how many have. */
const knownOf = new WeakMap<AppDocument, Spots | number>()

/** Lookups in a document and those it was made of, after which remembering costs less than walking. */
const fewLookups = 3

function spotsOf(document: AppDocument): Spots | null {
  const known = knownOf.get(document) ?? 0
  if (typeof known !== 'number') return known
  const next = known < fewLookups ? known + 1 : readSpots(document)
  knownOf.set(document, next)
  return typeof next === 'number' ? null : next
}

function readSpots(document: AppDocument): Spots {
  const spots: Spots = new Map()
  for (const screen of document.screens) noteSpots(spots, screen.components, screen.id, null)
  return spots
}

function noteSpots(
  spots: Spots,
  list: readonly ComponentNode[],
  screenId: string,
  parentId: string | null,
): void {
  for (const node of list) {
    spots.set(node.id, { screenId, parentId })
    if (node.children) noteSpots(spots, node.children, screenId, node.id)
  }
}

/** Says that `next` was made of `document` and holds no component that `document` does not hold. */
export function inheritPlaces(document: AppDocument, next: AppDocument): void {
  const known = knownOf.get(document)
  if (known !== undefined) knownOf.set(next, known)
}

/** Says that a component has come into the document, which was made of one that had it not. */
export function noteArrival(
  document: AppDocument,
  node: ComponentNode,
  screenId: string,
  parentId: string | null,
): void {
  const spots = knownOf.get(document)
  if (typeof spots === 'object') noteSpots(spots, [node], screenId, parentId)
}

/** Whether it is certain, without a walk, that none of the ids is a component's. */
export function areSurelyFree(document: AppDocument, ids: ReadonlySet<string>): boolean {
  const spots = spotsOf(document)
  if (!spots) return false
  for (const id of ids) if (spots.has(id)) return false
  return true
}

/** A component and the way to it. */
export interface NodePath {
  screen: Screen
  /** From the one directly on the screen down to the component itself; at least that one. */
  nodes: ComponentNode[]
  /** The index of each among its siblings. */
  indexes: number[]
}

/** Where the component at the end of a way stands. */
export function locationOf({ screen, nodes, indexes }: NodePath): NodeLocation {
  const node = nodes.at(-1)
  const index = indexes.at(-1)
  if (!node || index === undefined) throw new Error('A way leads to a component.')
  return { node, screen, parent: nodes.at(-2) ?? null, index, depth: nodes.length }
}

/** The component with this id and the way to it; undefined when it is not there. */
export function findPath(document: AppDocument, id: string): NodePath | undefined {
  const spots = spotsOf(document)
  return (spots && followSpots(document, id, spots)) ?? searchPath(document, id)
}

function followSpots(
  document: AppDocument,
  id: string,
  spots: ReadonlyMap<string, Spot>,
): NodePath | undefined {
  const spot = spots.get(id)
  const screen = spot && findScreen(document, spot.screenId)
  if (!screen) return undefined
  const ids = [id]
  for (let parentId = spot.parentId; parentId !== null; parentId = spots.get(parentId)?.parentId ?? null) {
    if (ids.length >= documentLimits.depth) return undefined
    ids.unshift(parentId)
  }
  const path: NodePath = { screen, nodes: [], indexes: [] }
  let list: readonly ComponentNode[] | undefined = screen.components
  for (const step of ids) {
    const index: number = list ? list.findIndex((node) => node.id === step) : -1
    const node: ComponentNode | undefined = list?.[index]
    if (!node) return undefined
    path.nodes.push(node)
    path.indexes.push(index)
    list = node.children
  }
  return path
}

function searchPath(document: AppDocument, id: string): NodePath | undefined {
  for (const screen of document.screens) {
    const path: NodePath = { screen, nodes: [], indexes: [] }
    if (search(screen.components, id, path)) return path
  }
  return undefined
}

function search(list: readonly ComponentNode[], id: string, path: NodePath): boolean {
  for (let index = 0; index < list.length; index += 1) {
    const node = list[index]
    if (!node) continue
    if (node.id !== id && !node.children) continue
    path.nodes.push(node)
    path.indexes.push(index)
    if (node.id === id || (node.children && search(node.children, id, path))) return true
    path.nodes.pop()
    path.indexes.pop()
  }
  return false
}
