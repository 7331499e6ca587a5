import { type ComponentNode, isEqual } from '@kwiq/app-model'
import { definitions, isComponentType } from '@kwiq/catalogue'
import { type Field, type FieldSection, sectionsOf, effectiveSections } from './field-model.ts'

/** Properties that several components share in name and kind, in the order of the first; unknown types have none. */
export function commonSections(nodes: readonly ComponentNode[]): FieldSection[] {
  const types = [...new Set(nodes.map(({ type }) => type))]
  const all = types.map((type) => (isComponentType(type) ? sectionsOf(definitions[type]) : []))
  const [first = [], ...rest] = all
  const others = rest.map((sections) => sections.flatMap(({ fields }) => fields))
  const common = first.map(({ title, fields }) => ({
    title,
    fields: fields.filter((field) => others.every((known) => known.some((other) => isSame(field, other)))),
  }))
  return effectiveSections(
    common,
    nodes.map(({ properties }) => properties),
  )
}

function isSame(one: Field, other: Field): boolean {
  return (
    one.name === other.name &&
    one.control === other.control &&
    isEqual(one.options, other.options) &&
    one.isSingleItem === other.isSingleItem &&
    isEqual(
      one.itemFields.map(({ name }) => name),
      other.itemFields.map(({ name }) => name),
    )
  )
}

/** What several components have in one property: one value (undefined: the default), or different ones. */
export function commonValue(
  nodes: readonly ComponentNode[],
  field: Field,
): { isMixed: boolean; value: unknown } {
  const shown = (node: ComponentNode) => node.properties[field.name] ?? field.initial
  const [first] = nodes
  if (!first) return { isMixed: false, value: undefined }
  const isMixed = nodes.some((node) => !isEqual(shown(node), shown(first)))
  return { isMixed, value: first.properties[field.name] }
}
