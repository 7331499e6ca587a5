import { documentLimits } from '../limits.ts'
import { childIds, nodeKey, screenKey, type TreeKey } from '../tree/index-tree.ts'
import type { ComponentNode, Screen } from '../types.ts'
import { canHoldChildren } from '../walks/can-hold-children.ts'
import { mergeFields, mergeValue } from './merge-fields.ts'
import { mergeOrder } from './merge-order.ts'
import type { Sides } from './merge-parents.ts'

/** Called for a field that both sides changed: subject's id, field, our value, their value. */
export type OnConflict = (id: string, key: string, ours: unknown, theirs: unknown) => void

export interface TreeBuilder {
  buildScreen(id: string): Screen | undefined
}

/** Puts the merged tree together again, from what stands in what; shares what comes out as on one side. */
export function createTreeBuilder(
  sides: Sides,
  parents: ReadonlyMap<string, TreeKey>,
  onScreenConflict: OnConflict,
  onNodeConflict: OnConflict,
): TreeBuilder {
  const members = new Map<TreeKey, Set<string>>()
  for (const [id, parent] of parents) {
    const set = members.get(parent)
    if (set) set.add(id)
    else members.set(parent, new Set([id]))
  }

  const buildList = (parent: TreeKey, depth: number): ComponentNode[] => {
    const inside = members.get(parent)
    if (!inside) return []
    const lists = [sides.base, sides.ours, sides.theirs].map((tree) => childIds(tree, parent))
    const order = mergeOrder(inside, lists[0] ?? [], lists[1] ?? [], lists[2] ?? [])
    return order.flatMap((id) => buildNode(id, depth))
  }

  // A list, because two sides may together nest deeper than the limit: then what is inside follows its holder.
  const buildNode = (id: string, depth: number): ComponentNode[] => {
    const ours = sides.ours.nodes.get(id)?.node
    const theirs = sides.theirs.nodes.get(id)?.node
    const base = sides.base.nodes.get(id)?.node
    const merged = mergeNode(base, ours, theirs, (key, inOurs, inTheirs) =>
      onNodeConflict(id, key, inOurs, inTheirs),
    )
    if (!merged) return []
    const isDeepest = depth === documentLimits.depth
    const children = buildList(nodeKey(id), isDeepest ? depth : depth + 1)
    if (isDeepest && children.length > 0) return [withChildren(merged, [], base, ours, theirs), ...children]
    return [withChildren(holderOf(merged, children, ours, theirs), children, base, ours, theirs)]
  }

  const buildScreen = (id: string): Screen | undefined => {
    const ours = sides.ours.screens.get(id)?.screen
    const theirs = sides.theirs.screens.get(id)?.screen
    const merged = mergeScreen(sides.base.screens.get(id)?.screen, ours, theirs, (key, inOurs, inTheirs) =>
      onScreenConflict(id, key, inOurs, inTheirs),
    )
    if (!merged) return undefined
    const components = buildList(screenKey(id), 1)
    const same = [ours, theirs].find(
      (side) =>
        side?.name === merged.name &&
        side.properties === merged.properties &&
        side.isLocked === merged.isLocked &&
        isSame(side.components, components),
    )
    return same ?? { ...merged, components }
  }

  return { buildScreen }
}

function mergeNode(
  base: ComponentNode | undefined,
  ours: ComponentNode | undefined,
  theirs: ComponentNode | undefined,
  onConflict: (key: string, ours: unknown, theirs: unknown) => void,
): ComponentNode | undefined {
  if (!ours || !theirs) return ours ?? theirs
  if (ours === theirs) return ours
  const pick = <Key extends 'type' | 'label'>(key: Key): ComponentNode[Key] =>
    mergeValue(base?.[key], ours[key], theirs[key], () => onConflict(key, ours[key], theirs[key])) ??
    ours[key]
  return {
    id: ours.id,
    type: pick('type'),
    label: pick('label'),
    properties: mergeFields(
      base?.properties ?? {},
      ours.properties,
      theirs.properties,
      (key, inOurs, inTheirs) => onConflict(`properties.${key}`, inOurs, inTheirs),
    ),
    ...mergeLock(base, ours, theirs),
  }
}

// Two sides that both changed it agree: a lock has only two states.
function mergeLock(base: Lockable | undefined, ours: Lockable, theirs: Lockable): Lockable {
  const isLocked = mergeValue(base?.isLocked, ours.isLocked, theirs.isLocked, () => undefined)
  return isLocked ? { isLocked } : {}
}

type Lockable = Pick<ComponentNode, 'isLocked'>

function mergeScreen(
  base: Screen | undefined,
  ours: Screen | undefined,
  theirs: Screen | undefined,
  onConflict: (key: string, ours: unknown, theirs: unknown) => void,
): Screen | undefined {
  if (!ours || !theirs) return ours ?? theirs
  if (ours === theirs) return ours
  const name = mergeValue(base?.name, ours.name, theirs.name, () =>
    onConflict('name', ours.name, theirs.name),
  )
  const properties = mergeFields(
    base?.properties ?? {},
    ours.properties ?? {},
    theirs.properties ?? {},
    (key, inOurs, inTheirs) => onConflict(`properties.${key}`, inOurs, inTheirs),
  )
  const merged: Screen = {
    id: ours.id,
    name: name ?? ours.name,
    components: ours.components,
    ...mergeLock(base, ours, theirs),
  }
  const isKept =
    Object.keys(properties).length > 0 || isEmptyKept(base?.properties, ours.properties, theirs.properties)
  return isKept ? { ...merged, properties } : merged
}

// One side made it another type while the other put something in: it stays what can hold that.
function holderOf(
  merged: ComponentNode,
  children: readonly ComponentNode[],
  ours: ComponentNode | undefined,
  theirs: ComponentNode | undefined,
): ComponentNode {
  if (children.length === 0 || canHoldChildren(merged.type)) return merged
  const holder = [ours, theirs].find((side) => side && canHoldChildren(side.type))
  return holder ? { ...merged, type: holder.type } : merged
}

function withChildren(
  merged: ComponentNode,
  children: ComponentNode[],
  base: ComponentNode | undefined,
  ours: ComponentNode | undefined,
  theirs: ComponentNode | undefined,
): ComponentNode {
  const { id, type, label, properties, isLocked } = merged
  const hasList =
    children.length > 0 ||
    (canHoldChildren(type) && isEmptyKept(base?.children, ours?.children, theirs?.children))
  const same = [ours, theirs].find(
    (side) =>
      side?.type === type &&
      side.label === label &&
      side.properties === properties &&
      side.isLocked === isLocked &&
      (side.children !== undefined) === hasList &&
      isSame(side.children ?? [], children),
  )
  const lock = isLocked ? { isLocked } : {}
  return same ?? { id, type, label, properties, ...(hasList ? { children } : {}), ...lock }
}

// Whether an empty object or list is written or left out: as the side has it that changed this, ours first.
function isEmptyKept(base: unknown, ours: unknown, theirs: unknown): boolean {
  const [hadIt, weHave, theyHave] = [base, ours, theirs].map((value) => value !== undefined)
  return (weHave === hadIt ? theyHave : weHave) ?? false
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index])
}
