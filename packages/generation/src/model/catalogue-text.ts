import { definitionList } from '@kwiq/catalogue'
import { iconNames } from '@kwiq/catalogue/icons'
import { z } from 'zod'

type Json = { [key: string]: unknown }

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A JSON schema in a few letters: `"a"|"b"`, `number 0..4`, `[{title, icon}]`. */
function brief(schema: unknown, depth = 0): string {
  if (!isRecord(schema)) return 'any'
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join('|')
  if (Array.isArray(schema.oneOf ?? schema.anyOf)) return 'action'
  if (schema.type === 'array') return `[${brief(schema.items, depth + 1)}]`
  if (isRecord(schema.properties)) {
    const names = Object.entries(schema.properties).map(([name, value]) => {
      const kind = brief(value, depth + 1)
      return depth < 1 || kind === 'string' ? name : `${name}: ${kind}`
    })
    return `{${names.join(', ')}}`
  }
  return typeof schema.type === 'string' ? schema.type : 'any'
}

/** The components a model may use, one line each, made from the catalogue's definitions. The same for all providers. */
export function catalogueText(): string {
  const lines = definitionList.map((definition) => {
    const schema: unknown = z.toJSONSchema(definition.properties, { io: 'input' })
    const properties = isRecord(schema) && isRecord(schema.properties) ? schema.properties : {}
    const parts = Object.entries(properties).map(([name, value]) => `${name}: ${brief(value)}`)
    const children = definition.acceptsChildren ? ' Holds children.' : ''
    return `${definition.type} - ${definition.description}${children} {${parts.join('; ')}}`
  })
  return `${lines.join('\n')}\nicons: ${iconNames.join(' ')}`
}
