import { z } from 'zod'
import type { Schema } from './read-operations.ts'

const Node = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  description: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  anyOf: z.array(z.record(z.string(), z.unknown())).optional(),
  items: z.record(z.string(), z.unknown()).optional(),
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
  required: z.array(z.string()).optional(),
  additionalProperties: z.union([z.boolean(), z.record(z.string(), z.unknown())]).optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
})
type Node = z.infer<typeof Node>

/** A JSON schema in the notation of TypeScript, several lines where it is an object. */
export function describeSchema(schema: Schema, indent = ''): string {
  const node = Node.parse(schema)
  if (node.const !== undefined) return JSON.stringify(node.const)
  if (node.enum) return node.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (node.anyOf) return node.anyOf.map((option) => describeSchema(option, indent)).join(' | ')
  if (node.properties) return describeObject(node, node.properties, indent)
  if (node.items) return describeList(node.items, indent)
  if (typeof node.additionalProperties === 'object') {
    return `{ [key]: ${describeSchema(node.additionalProperties, indent)} }`
  }
  return describeValue(node)
}

function describeObject(node: Node, properties: Record<string, Schema>, indent: string): string {
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(([name, property]) => {
    const mark = node.required?.includes(name) ? '' : '?'
    return `${inner}${name}${mark}: ${describeSchema(property, inner)}`
  })
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
}

function describeList(items: Schema, indent: string): string {
  const item = describeSchema(items, indent)
  return item.includes(' | ') ? `(${item})[]` : `${item}[]`
}

function describeValue({ type, format, description, maxLength, minimum, maximum }: Node): string {
  if (description) return description
  const name = [type ?? 'any'].flat().join(' | ')
  const notes = [
    format,
    maxLength === undefined ? null : `up to ${maxLength} characters`,
    isRange(minimum, maximum) ? `${minimum} to ${maximum}` : null,
  ].filter((note) => note !== null && note !== undefined)
  return notes.length > 0 ? `${name} (${notes.join(', ')})` : name
}

/** Whole numbers are described with the range that JavaScript can count in; that says nothing. */
function isRange(minimum: number | undefined, maximum: number | undefined): boolean {
  return minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER
}
