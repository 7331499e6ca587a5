import {
  type Action,
  type Command,
  type ComponentNode,
  type JsonValue,
  readAction,
  walkComponents,
} from '@kwiq/app-model'
import { definitions, isComponentType } from '@kwiq/catalogue'
import { type Field, sectionsOf } from '../inspector/field-model.ts'
import { describeNode } from './describe-node.ts'
import { putAtPath, splitPath } from './put-at-path.ts'

/** Somewhere on a screen that can lead somewhere when it is tapped. */
export interface LinkPlace {
  nodeId: string
  /** Path of the action in the component's properties, such as `action` or `items[2].action`. */
  property: string
  /** As people call it: "Button 'Save'", or "List 'Walks': Lighthouse". */
  label: string
  action: Action | undefined
}

/** Every place of these components that takes an action, in drawing order. */
export function linkPlaces(components: readonly ComponentNode[]): LinkPlace[] {
  return [...walkComponents(components)].flatMap(placesOf)
}

function placesOf(node: ComponentNode): LinkPlace[] {
  if (!isComponentType(node.type)) return []
  const fields = sectionsOf(definitions[node.type]).flatMap((section) => section.fields)
  return fields.flatMap((field) => {
    if (field.control === 'action') {
      const action = readAction(node.properties[field.name])
      return [{ nodeId: node.id, property: field.name, label: describeNode(node), action }]
    }
    return field.itemFields.some(({ name, control }) => name === 'action' && control === 'action')
      ? itemPlaces(node, field)
      : []
  })
}

function itemPlaces(node: ComponentNode, field: Field): LinkPlace[] {
  const value = node.properties[field.name] ?? field.initial
  const items = field.isSingleItem ? [value] : Array.isArray(value) ? value : []
  return items.flatMap((item, index) => {
    if (typeof item !== 'object' || item === null) return []
    const path = field.isSingleItem ? field.name : `${field.name}[${index}]`
    const words = [item.title, item.label, item.name, item.icon].find(
      (word: unknown) => typeof word === 'string' && word !== '',
    )
    return [
      {
        nodeId: node.id,
        property: `${path}.action`,
        label: `${describeNode(node)}: ${typeof words === 'string' ? words : `Item ${index + 1}`}`,
        action: readAction(item.action),
      },
    ]
  })
}

/** The command that makes a place lead somewhere, or nowhere. Items that are only the catalogue's are written down. */
export function setActionCommand(node: ComponentNode, property: string, action: Action | undefined): Command {
  const { name, inside } = splitPath(property)
  const next: JsonValue | undefined = action && { ...action }
  const value = inside === '' ? next : putAtPath(node.properties[name] ?? initialOf(node, name), inside, next)
  return value === undefined
    ? { type: 'set-properties', id: node.id, unset: [name] }
    : { type: 'set-properties', id: node.id, set: { [name]: value } }
}

function initialOf(node: ComponentNode, name: string): JsonValue | undefined {
  if (!isComponentType(node.type)) return undefined
  const field = sectionsOf(definitions[node.type])
    .flatMap((section) => section.fields)
    .find((candidate) => candidate.name === name)
  return structuredClone(field?.initial) as JsonValue | undefined
}
