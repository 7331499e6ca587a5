import {
  type ComponentNode,
  collectNodeIds,
  copyNode,
  createIdFactory,
  type Place,
  type Properties,
} from '@kwiq/app-model'
import { definitions, isComponentType } from '@kwiq/catalogue'
import { revealNode } from '../canvas/reveal-node.ts'
import type { Studio } from '../state/studio.ts'
import { texts } from '../texts.ts'
import { choosePlace } from './choose-place.ts'
import { describeNode } from './describe-node.ts'

const idFactories = new WeakMap<Studio, (type: string) => string>()
const addsRunning = new WeakSet<Studio>()

/** A new id of a type, unique in this studio session. */
export function nextId(studio: Studio, type: string): string {
  const factory = idFactories.get(studio) ?? createIdFactory(studio.now)
  idFactories.set(studio, factory)
  return factory(type)
}

/** Adds a component of the catalogue and selects it. Does nothing while another add runs. */
export function addComponent(studio: Studio, type: string, place?: Place): void {
  if (addsRunning.has(studio) || !isComponentType(type)) return
  addsRunning.add(studio)
  try {
    const { view, selection, document } = studio
    const node: ComponentNode = {
      id: nextId(studio, type),
      type,
      label: definitions[type].defaultLabel,
      properties: {},
      ...(definitions[type].acceptsChildren && { children: [] }),
    }
    insert(
      studio,
      node,
      place ?? choosePlace(document, view.get().screenId, selection.getSelectedId()),
      'added',
    )
  } finally {
    addsRunning.delete(studio)
  }
}

/** Puts a copy of a component (from the clipboard) at a place, with new ids, and selects it. */
export function pasteComponent(studio: Studio, node: ComponentNode): void {
  const { view, selection, document } = studio
  const copy = copyNode(node, nextId(studio, node.type), collectNodeIds(document.getDocument()))
  insert(studio, copy, choosePlace(document, view.get().screenId, selection.getSelectedId()), 'pasted')
}

function insert(studio: Studio, node: ComponentNode, place: Place, verb: string): void {
  const isDone = studio.run(
    { type: 'add-component', place, node },
    { failure: texts.errors.add, announce: `${describeNode(node)} ${verb}` },
  )
  if (isDone) show(studio, node.id)
}

/** Selects a component and brings it into sight. */
function show(studio: Studio, id: string): void {
  studio.selection.select(id)
  revealNode(studio, id)
}

/** Deletes a component; nothing is selected then. */
export function removeComponent(studio: Studio, id: string): void {
  const node = studio.document.getNode(id)
  if (!node) return
  studio.run(
    { type: 'remove-component', id },
    { failure: texts.errors.remove, announce: `${describeNode(node)} deleted` },
  )
}

/** Puts a copy right behind a component and selects it. */
export function duplicateComponent(studio: Studio, id: string): void {
  const node = studio.document.getNode(id)
  if (!node) return
  const newId = nextId(studio, node.type)
  const isDone = studio.run(
    { type: 'duplicate-component', id, newId },
    { failure: texts.errors.add, announce: `${describeNode(node)} duplicated` },
  )
  if (isDone) show(studio, newId)
}

/** Moves a component; `to.index` is the index it has afterwards. */
export function moveComponent(studio: Studio, id: string, to: Place): void {
  const node = studio.document.getNode(id)
  const from = studio.document.placeOf(id)
  if (!node || !from) return
  if (from.screenId === to.screenId && from.parentId === to.parentId && from.index === to.index) return
  studio.run(
    { type: 'move-component', id, to },
    { failure: texts.errors.reorder, announce: `${describeNode(node)} moved to place ${to.index + 1}` },
  )
}

/** Moves a component one place earlier or later among its siblings. */
export function moveBy(studio: Studio, id: string, by: -1 | 1): void {
  const place = studio.document.placeOf(id)
  if (!place) return
  const count = studio.document.siblingsAt(place.screenId, place.parentId).length
  const index = place.index + by
  if (index < 0 || index >= count) return
  moveComponent(studio, id, { ...place, index })
  revealNode(studio, id)
}

export function renameComponent(studio: Studio, id: string, label: string): void {
  studio.run({ type: 'rename-component', id, label }, { failure: texts.errors.edit, gather: `label ${id}` })
}

/** Sets one property, or takes it away with `undefined`. Quick changes of one property make one step of undo. */
export function setProperty(studio: Studio, id: string, name: string, value: Properties[string]): void {
  studio.run(
    value === undefined
      ? { type: 'set-properties', id, unset: [name] }
      : { type: 'set-properties', id, set: { [name]: value } },
    { failure: texts.errors.edit, gather: `${name} ${id}` },
  )
}
