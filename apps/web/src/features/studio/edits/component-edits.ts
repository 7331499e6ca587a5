import { type ComponentNode, createIdFactory, idLanes, type Place, type Properties } from '@kwiq/app-model'
import { definitions, isComponentType } from '@kwiq/catalogue'
import { revealNode } from '../canvas/reveal-node.ts'
import type { Studio } from '../state/studio.ts'
import { texts } from '../texts.ts'
import { choosePlace } from './choose-place.ts'
import { describeNode } from './describe-node.ts'

const idFactories = new WeakMap<Studio, (type: string) => string>()
const addsRunning = new WeakSet<Studio>()

/** A new id of a type, unique in this studio session, and unlike those that others make at the same moment. */
export function nextId(studio: Studio, type: string): string {
  const factory = idFactories.get(studio) ?? createIdFactory(studio.now, Math.floor(Math.random() * idLanes))
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
    const { screenId } = view.get()
    insert(studio, node, place ?? choosePlace(document, screenId, selection.getSelectedId(), type))
  } finally {
    addsRunning.delete(studio)
  }
}

function insert(studio: Studio, node: ComponentNode, place: Place): void {
  const isDone = studio.run(
    { type: 'add-component', place, node },
    { failure: texts.errors.add, announce: `${describeNode(node)} added` },
  )
  if (!isDone) return
  studio.selection.select(node.id)
  revealNode(studio, node.id)
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
