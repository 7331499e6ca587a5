import { type IndexedNode, indexTree, nodeKey, screenKey, type TreeKey } from '../tree/index-tree.ts'
import { isEqual } from '../tree/is-equal.ts'
import type { AppDocument, Screen } from '../types.ts'
import { createTreeBuilder } from './build-merged.ts'
import { findRemoved } from './find-removed.ts'
import { mergeApp } from './merge-app.ts'
import type { MergeConflict } from './merge-fields.ts'
import { mergeOrder } from './merge-order.ts'
import { mergeParents, type Sides } from './merge-parents.ts'

export interface MergeResult {
  document: AppDocument
  /** What both sides changed differently; empty when nobody's work had to give way. */
  conflicts: MergeConflict[]
}

/**
 * Brings two valid descendants of one document together, by id and per property. What either side added stays;
 * of a value or place both changed, ours stays and the conflict is listed; a removal whose subtree the other side
 * worked in does not happen. Parts that come out as on one side are shared with it. The result is valid, except
 * that together they may pass the limits of count and size, or link to a screen that is gone: validate it.
 */
export function mergeDocuments(base: AppDocument, ours: AppDocument, theirs: AppDocument): MergeResult {
  if (base === theirs || ours === theirs) return { document: ours, conflicts: [] }
  if (base === ours) return { document: theirs, conflicts: [] }
  const conflicts: MergeConflict[] = []
  const report =
    (subject: MergeConflict['subject']) => (id: string, key: string, inOurs: unknown, inTheirs: unknown) =>
      void conflicts.push({ kind: 'value', subject, id, key, ours: inOurs, theirs: inTheirs })

  const sides: Sides = { base: indexTree(base), ours: indexTree(ours), theirs: indexTree(theirs) }
  const alive = findAlive(sides, conflicts)
  const parents = mergeParents(sides, alive, (id, inOurs, inTheirs) =>
    conflicts.push({
      kind: 'place',
      subject: 'component',
      id,
      key: '',
      ours: inOurs.slice(1),
      theirs: inTheirs.slice(1),
    }),
  )
  revive(sides, alive, parents)

  const builder = createTreeBuilder(sides, parents, report('screen'), report('component'))
  const [inBase, inOurs, inTheirs] = [base, ours, theirs].map(({ screens }) => screens.map(({ id }) => id))
  const living = new Set([...(inOurs ?? []), ...(inTheirs ?? [])].filter((id) => alive.has(screenKey(id))))
  const screens = mergeOrder(living, inBase ?? [], inOurs ?? [], inTheirs ?? []).flatMap(
    (id) => builder.buildScreen(id) ?? [],
  )
  const app = mergeApp(base.app, ours.app, theirs.app, (key, ourValue, theirValue) =>
    report('app')('', key, ourValue, theirValue),
  )
  const document: AppDocument = {
    schemaVersion: ours.schemaVersion,
    app: withStart(app, screens, [ours, theirs, base]),
    screens,
  }
  const same = [ours, theirs].find((side) => isEqual(side, document))
  return { document: same ?? document, conflicts }
}

function findAlive(sides: Sides, conflicts: MergeConflict[]): Set<TreeKey> {
  const { base, ours, theirs } = sides
  const byOurs = findRemoved(base, ours, theirs)
  const byTheirs = findRemoved(base, theirs, ours)
  for (const [cancelled, isOurs] of [
    [byOurs.cancelled, true],
    [byTheirs.cancelled, false],
  ] as const) {
    for (const key of cancelled) {
      const subject = key.startsWith('s') ? 'screen' : 'component'
      const [mine, other] = isOurs ? ['removed', 'edited'] : ['edited', 'removed']
      conflicts.push({ kind: 'removed', subject, id: key.slice(1), key: '', ours: mine, theirs: other })
    }
  }
  const alive = new Set<TreeKey>()
  for (const side of [ours, theirs]) {
    for (const id of side.screens.keys()) alive.add(screenKey(id))
    for (const id of side.nodes.keys()) alive.add(nodeKey(id))
  }
  for (const key of byOurs.removed) alive.delete(key)
  for (const key of byTheirs.removed) alive.delete(key)
  // Each side removed what the other left over: an app keeps at least one screen, so ours stay.
  const hasScreen = [...alive].some((key) => key.startsWith('s'))
  if (!hasScreen) {
    for (const id of ours.screens.keys()) alive.add(screenKey(id))
    for (const id of ours.nodes.keys()) alive.add(nodeKey(id))
  }
  return alive
}

// A circle broken in our favour may lead back into something removed: that comes back too.
function revive(sides: Sides, alive: Set<TreeKey>, parents: Map<string, TreeKey>): void {
  for (const start of Array.from(parents.values())) {
    let key: TreeKey | undefined = start
    while (key !== undefined && !alive.has(key)) {
      alive.add(key)
      if (key.startsWith('s')) break
      const id: string = key.slice(1)
      const entry: IndexedNode | undefined = sides.ours.nodes.get(id) ?? sides.theirs.nodes.get(id)
      if (entry) parents.set(id, entry.parent)
      key = entry?.parent
    }
  }
}

function withStart(app: AppDocument['app'], screens: readonly Screen[], sides: readonly AppDocument[]) {
  const candidates = [app.startScreenId, ...sides.map((side) => side.app.startScreenId)]
  const start = candidates.find((id) => screens.some((screen) => screen.id === id)) ?? screens[0]?.id
  return start === undefined || start === app.startScreenId ? app : { ...app, startScreenId: start }
}
