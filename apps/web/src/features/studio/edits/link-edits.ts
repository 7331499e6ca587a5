import { type Action, type Command, emptyScreen } from '@kwiq/app-model'
import type { Studio } from '../state/studio.ts'
import { texts } from '../texts.ts'
import { nextId } from './component-edits.ts'
import { setActionCommand } from './link-places.ts'
import { freeScreenName } from './screen-edits.ts'

/** The parts of a link's id, `nodeId property`; undefined for what is none. Paths of properties have no spaces. */
export function parseLinkId(id: string | null | undefined): { nodeId: string; property: string } | undefined {
  const at = id?.lastIndexOf(' ') ?? -1
  return id && at > 0 ? { nodeId: id.slice(0, at), property: id.slice(at + 1) } : undefined
}

/** Makes a place lead somewhere, or nowhere with undefined. */
export function setLink(studio: Studio, nodeId: string, property: string, action: Action | undefined): void {
  const node = studio.document.getNode(nodeId)
  if (!node) return
  studio.run(setActionCommand(node, property, action), {
    failure: texts.errors.edit,
    announce: action ? 'Link set' : 'Link removed',
  })
}

/** The command that adds a button to the end of a screen that leads to another. */
export function linkButtonCommand(studio: Studio, from: string, to: string): Command {
  const label = studio.document.getScreen(to)?.name ?? 'Next'
  return {
    type: 'add-component',
    place: { screenId: from, parentId: null, index: studio.document.siblingsAt(from, null).length },
    node: {
      id: nextId(studio, 'button'),
      type: 'button',
      label,
      properties: { action: { kind: 'screen', screenId: to } },
    },
  }
}

/** Adds a button to a screen that leads to another. */
export function addLinkButton(studio: Studio, from: string, to: string): void {
  studio.run(linkButtonCommand(studio, from, to), { failure: texts.errors.add, announce: 'Button added' })
}

/** Adds a screen to which a place leads; its id, or null when it could not be. */
export function addLinkedScreen(studio: Studio, nodeId: string, property: string): string | null {
  const node = studio.document.getNode(nodeId)
  if (!node) return null
  const id = nextId(studio, 'screen')
  const name = freeScreenName(studio)
  const isDone = studio.run(
    {
      type: 'batch',
      commands: [
        { type: 'add-screen', screen: emptyScreen(id, name) },
        setActionCommand(node, property, { kind: 'screen', screenId: id }),
      ],
    },
    { failure: texts.errors.edit, announce: `${name} added and linked` },
  )
  return isDone ? id : null
}
