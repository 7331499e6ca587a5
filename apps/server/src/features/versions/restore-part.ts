import {
  type AppDocument,
  applyCommand,
  collectNodeIds,
  CommandError,
  type ComponentNode,
  createIdFactory,
  findNode,
  findScreen,
  parseDocument,
  type Place,
  placeOf,
  walkComponents,
} from '@kwiq/app-model'
import { AppError, notFound } from '../../http/app-error.ts'

/** A part of an old document, to be put into the current one. */
export interface RestoredPart {
  /** What it is, for the version's message. */
  words: string
  /** Throws `conflict` when there is no place for it. */
  applyTo: (current: AppDocument) => AppDocument
}

/** Characters of a name in a message. */
const shownCharacters = 40

/** The screen as `old` has it: in place of the current one, or where it stood if it was removed. */
export function restoreScreen(old: AppDocument, screenId: string, now: () => number): RestoredPart {
  const screen = findScreen(old, screenId)
  if (!screen) throw notFound('Screen')
  return {
    words: `screen ${shorten(screen.name)}`,
    applyTo: (current) => {
      const others = current.screens.filter(({ id }) => id !== screenId)
      const taken = collectNodeIds({ ...current, screens: others })
      const restored = { ...screen, components: renewTaken(screen.components, taken, now) }
      const screens = findScreen(current, screenId)
        ? current.screens.map((known) => (known.id === screenId ? restored : known))
        : others.toSpliced(old.screens.indexOf(screen), 0, restored)
      return readValid({ ...current, screens })
    },
  }
}

/** The component as `old` has it, with all inside: in place of the current one, or where it stood. */
export function restoreNode(old: AppDocument, nodeId: string, now: () => number): RestoredPart {
  const location = findNode(old, nodeId)
  if (!location) throw notFound('Component')
  const { node } = location
  return {
    words: shorten(node.label || node.type),
    applyTo: (current) => {
      const known = findNode(current, nodeId)
      const taken = collectNodeIds(current)
      for (const { id } of walkComponents(known ? [known.node] : [])) taken.delete(id)
      const [restored = node] = renewTaken([node], taken, now)
      try {
        const { document } = known
          ? applyCommand(current, { type: 'replace-component', id: nodeId, node: restored })
          : applyCommand(current, {
              type: 'add-component',
              place: placeIn(current, placeOf(location)),
              node: restored,
            })
        return readValid(document)
      } catch (error) {
        if (!(error instanceof CommandError)) throw error
        throw new AppError('conflict', error.message)
      }
    },
  }
}

/** Where a removed component goes: its old parent may be gone, its screen must still be there. */
function placeIn(current: AppDocument, place: Place): Place {
  if (!findScreen(current, place.screenId)) {
    throw new AppError('conflict', 'The screen of this component is gone. Restore the screen instead.')
  }
  const parent = place.parentId === null ? undefined : findNode(current, place.parentId)
  return parent?.screen.id === place.screenId ? place : { ...place, parentId: null }
}

/** The nodes, with new ids where theirs are taken: a component may have moved elsewhere since. */
function renewTaken(
  nodes: readonly ComponentNode[],
  taken: ReadonlySet<string>,
  now: () => number,
): ComponentNode[] {
  const used = new Set(taken)
  for (const { id } of walkComponents(nodes)) used.add(id)
  const makeId = createIdFactory(now)
  const renew = (node: ComponentNode): ComponentNode => {
    let { id } = node
    if (taken.has(id)) {
      do id = makeId(node.type)
      while (used.has(id))
    }
    return { ...node, id, ...(node.children && { children: node.children.map(renew) }) }
  }
  return nodes.map(renew)
}

function readValid(document: AppDocument): AppDocument {
  const parsed = parseDocument(document)
  if (parsed.ok) return parsed.document
  throw new AppError(
    'conflict',
    `This cannot be brought back: ${parsed.issues[0]?.message ?? 'it does not fit.'}`,
  )
}

function shorten(text: string): string {
  const characters = Array.from(text.replace(/\s+/g, ' ').trim())
  if (characters.length <= shownCharacters) return characters.join('')
  return `${characters.slice(0, shownCharacters - 1).join('')}…`
}
