import type { ComponentNode } from '@kwiq/app-model'
import { definitions, isComponentType } from '@kwiq/catalogue'

/** The name of a component's type in the palette; for an unknown type, the type itself. */
export function typeName(type: string): string {
  return isComponentType(type) ? definitions[type].name : type
}

/** A component as people call it: "Button 'Save'". */
export function describeNode(node: ComponentNode): string {
  return node.label === '' ? typeName(node.type) : `${typeName(node.type)} '${node.label}'`
}

/** The icon of a component's type in the catalogue's icon set. */
export function typeIcon(type: string): string {
  return isComponentType(type) ? definitions[type].icon : 'square'
}
