import {
  type AppDocument,
  applyCommand,
  type Command,
  CommandError,
  type ComponentNode,
  defaultWrapOptions,
  type NodeLocation,
  type Place,
  type Properties,
  walkNodes,
  type WrapOptions,
} from '@kwiq/app-model'
import * as fc from 'fast-check'
import { arbitraryNode, arbitraryProperties, arbitraryText } from './arbitrary-document.ts'

/** An edit that is yet to meet its document: picks its targets there and gives the command. */
export type Edit = (document: AppDocument) => Command

interface Draw {
  kind: number
  pick: number
  other: number
  index: number
  label: string
  node: ComponentNode
  set: Properties
}

/** Any command but a batch. Ids it brings in carry `tag`, so that edits of two sides never share one. */
export function arbitraryEdit(tag: string): fc.Arbitrary<Edit> {
  return fc
    .record({
      kind: fc.nat(18),
      pick: fc.nat(1000),
      other: fc.nat(1000),
      index: fc.nat(6),
      label: arbitraryText(),
      node: arbitraryNode(tag),
      set: arbitraryProperties(),
    })
    .map((draw) => (document) => toCommand(document, draw, tag))
}

/** The document after the edits, one after another; those that do not fit are left out. */
export function applyEdits(document: AppDocument, edits: readonly Edit[]): AppDocument {
  let current = document
  for (const edit of edits) {
    try {
      current = applyCommand(current, edit(current)).document
    } catch (error) {
      if (!(error instanceof CommandError)) throw error
    }
  }
  return current
}

function toCommand(document: AppDocument, draw: Draw, tag: string): Command {
  const locations = [...walkNodes(document)]
  const node = at(locations, draw.pick)?.node
  const id = node?.id ?? 'gone'
  const screenId = at(document.screens, draw.pick)?.id ?? 'gone'
  const place = pickPlace(document, locations, draw)
  const newId = `copy-${tag}${draw.pick}`
  const keys = Object.keys(node?.properties ?? {})
  const commands: Command[] = [
    { type: 'add-component', place, node: draw.node },
    { type: 'move-component', id, to: place },
    { type: 'move-component', id, to: { ...place, index: draw.pick } },
    { type: 'duplicate-component', id, newId },
    { type: 'remove-component', id },
    { type: 'set-properties', id, set: draw.set, unset: keys.slice(0, draw.index % 3) },
    { type: 'rename-component', id, label: draw.label },
    { type: 'replace-component', id, node: draw.node },
    {
      type: 'add-screen',
      screen: { id: newId, name: draw.label, components: [draw.node] },
      index: draw.index,
    },
    { type: 'rename-screen', screenId, name: draw.label },
    { type: 'reorder-screen', screenId, index: draw.index },
    { type: 'duplicate-screen', screenId, newId },
    { type: 'remove-screen', screenId },
    { type: 'set-screen-properties', screenId, set: { background: 'soft' }, unset: ['justify'] },
    { type: 'set-theme', set: { mode: 'dark' }, unset: ['corners'] },
    { type: 'set-locked', subject: 'component', id, isLocked: draw.index > 2 },
    { type: 'set-locked', subject: 'screen', id: screenId, isLocked: draw.index > 2 },
    { type: 'set-wrap', wrap: draw.pick % 3 === 0 ? null : arbitraryWrapOf(draw) },
  ]
  return commands[draw.kind] ?? { type: 'set-app-info', set: { name: draw.label, startScreenId: screenId } }
}

function arbitraryWrapOf({ pick, index }: Draw): WrapOptions {
  const wrap = defaultWrapOptions(`https://site-${pick % 3}.example`)
  return {
    ...wrap,
    hasPullToRefresh: index % 2 === 0,
    linkRules: [{ pattern: '*.example', opens: 'in-app' }],
  }
}

function at<Item>(items: readonly Item[], pick: number): Item | undefined {
  return items[pick % items.length]
}

function pickPlace(document: AppDocument, locations: readonly NodeLocation[], draw: Draw): Place {
  const holders = locations.filter(({ node }) => node.type === 'container' || node.type === 'stack')
  const holder = holders[draw.other % (holders.length + 1)]
  const screen = holder?.screen ?? at(document.screens, draw.other)
  return { screenId: screen?.id ?? 'gone', parentId: holder?.node.id ?? null, index: draw.index }
}
