import type { Command } from '../commands/command.ts'
import { freeNode, freeScreen } from '../locks/without-locks.ts'
import type { AppDocument, ComponentNode, Properties } from '../types.ts'
import { findNode, walkComponents } from '../walks/index.ts'
import type { Change } from './change.ts'
import { indexLike, placeLike } from './place-like.ts'

/**
 * The command that makes one change, of those that lead to `after`, in `document`. `before` is what the changes
 * were found from: components it has come into what is added by moves of their own.
 */
export function commandOfChange(
  change: Change,
  document: AppDocument,
  after: AppDocument,
  isKnown: (id: string) => boolean,
): Command {
  const screenIndex = (id: string) => indexLike(screenIds(document), screenIds(after), id)
  switch (change.kind) {
    case 'app-changed':
      return { type: 'set-app-info', set: pick(change.after, change.keys) }
    case 'start-changed':
      return { type: 'set-app-info', set: { startScreenId: change.after } }
    case 'theme-changed':
      return { type: 'set-theme', set: change.after, ...keyChanges(change.before, change.after) }
    case 'wrap-changed':
      return { type: 'set-wrap', wrap: change.after }
    case 'screen-added': {
      const screen = { ...change.screen, components: withoutKnown(change.screen.components, isKnown) }
      return { type: 'add-screen', screen: freeScreen(screen), index: screenIndex(screen.id) }
    }
    case 'screen-moved':
      return { type: 'reorder-screen', screenId: change.screenId, index: screenIndex(change.screenId) }
    case 'screen-removed':
      return { type: 'remove-screen', screenId: change.screen.id }
    case 'screen-renamed':
      return { type: 'rename-screen', screenId: change.screenId, name: change.after }
    case 'screen-changed': {
      const properties = after.screens.find(({ id }) => id === change.screenId)?.properties ?? {}
      const unset = change.keys.filter((key) => !Object.hasOwn(properties, key))
      return { type: 'set-screen-properties', screenId: change.screenId, set: properties, unset }
    }
    case 'component-added': {
      const [node = change.node] = withoutKnown([change.node], isKnown)
      const place = placeLike(document, after, change.place, node.id)
      return { type: 'add-component', place, node: freeNode(node) }
    }
    case 'component-moved': {
      const { id } = change.node
      return { type: 'move-component', id, to: placeLike(document, after, change.after, id) }
    }
    case 'component-removed':
      return { type: 'remove-component', id: change.node.id }
    case 'component-renamed':
      return { type: 'rename-component', id: change.node.id, label: change.after }
    case 'screen-locked':
      return { type: 'set-locked', subject: 'screen', id: change.screenId, isLocked: change.isLocked }
    case 'component-locked':
      return { type: 'set-locked', subject: 'component', id: change.node.id, isLocked: change.isLocked }
    case 'component-changed':
      return commandOfPropertyChange(change, document)
  }
}

/**
 * What locks the things a change adds: they come in free, because commands put nothing locked into a document, and
 * because others may still have to move into them. For the end, when everything has its place.
 */
export function locksOfChange(change: Change, isKnown: (id: string) => boolean): Command[] {
  const lock = (subject: 'screen' | 'component', id: string): Command => ({
    type: 'set-locked',
    subject,
    id,
    isLocked: true,
  })
  const nodes =
    change.kind === 'screen-added'
      ? change.screen.components
      : change.kind === 'component-added'
        ? [change.node]
        : []
  const locked = [...walkComponents(withoutKnown(nodes, isKnown))].filter((node) => node.isLocked)
  return [
    ...(change.kind === 'screen-added' && change.screen.isLocked ? [lock('screen', change.screen.id)] : []),
    ...locked.map(({ id }) => lock('component', id)),
  ]
}

function commandOfPropertyChange(
  { before, after, keys }: Extract<Change, { kind: 'component-changed' }>,
  document: AppDocument,
): Command {
  const set: Properties = pick(after.properties, keys)
  const patch: Command = {
    type: 'set-properties',
    id: after.id,
    set,
    ...keyChanges(before.properties, after.properties),
  }
  const current = findNode(document, after.id)?.node
  if (before.type === after.type || !current) return patch
  return {
    type: 'batch',
    commands: [{ type: 'replace-component', id: after.id, node: { ...current, type: after.type } }, patch],
  }
}

function keyChanges(before: object, after: object): { unset: string[]; order: string[] } {
  return {
    unset: Object.keys(before).filter((key) => !Object.hasOwn(after, key)),
    order: Object.keys(after),
  }
}

function pick<Fields extends object>(fields: Fields, keys: readonly string[]): Partial<Fields> {
  const picked: Partial<Fields> = { ...fields }
  for (const key of Object.keys(picked)) if (!keys.includes(key)) Reflect.deleteProperty(picked, key)
  return picked
}

function withoutKnown(nodes: readonly ComponentNode[], isKnown: (id: string) => boolean): ComponentNode[] {
  return nodes
    .filter((node) => !isKnown(node.id))
    .map((node) => (node.children ? { ...node, children: withoutKnown(node.children, isKnown) } : node))
}

function screenIds(document: AppDocument): string[] {
  return document.screens.map(({ id }) => id)
}
