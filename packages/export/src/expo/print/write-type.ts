import { actionSchema } from '@kwiq/catalogue'
import { lineWidth, quote } from './print-value.ts'

/** A zod schema's output as a TypeScript type. Knows what the catalogue's definitions are made of; throws at other schemas. */
function writeType(schema: Schema, indent: number, column: number): string {
  if (schema === actionSchema) return 'Action'
  const def = schema.def as SchemaDef
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return def.type
    case 'default':
      return writeType(def.innerType, indent, column)
    case 'optional':
      return writeType(def.innerType, indent, column)
    case 'enum':
      return writeUnion(Object.values(def.entries).map(quote), indent, column)
    case 'array': {
      const inner = writeType(def.element, indent, column)
      return inner.includes(' | ') && !inner.startsWith('{') ? `(${inner})[]` : `${inner}[]`
    }
    case 'object':
      return writeShape(def.shape, indent)
  }
}

/** A zod schema as far as it is looked at here. */
interface Schema {
  def: { type: string }
}

/** What the schemas of the catalogue's definitions are made of. */
type SchemaDef =
  | { type: 'string' | 'number' | 'boolean' }
  | { type: 'default' | 'optional'; innerType: Schema }
  | { type: 'enum'; entries: Record<string, string> }
  | { type: 'array'; element: Schema }
  | { type: 'object'; shape: Record<string, Schema> }

/** An object type, a property a line. */
export function writeShape(shape: Record<string, Schema>, indent: number): string {
  const inside = ' '.repeat(indent + 2)
  const lines = Object.entries(shape).map(([name, schema]) => {
    const head = `${inside}${name}${isOptional(schema) ? '?' : ''}:`
    const type = writeType(schema, indent + 2, head.length + 1)
    return type.startsWith('\n') ? head + type : `${head} ${type}`
  })
  return `{\n${lines.join('\n')}\n${' '.repeat(indent)}}`
}

const isOptional = ({ def }: Schema) => def.type === 'optional'

function writeUnion(members: string[], indent: number, column: number): string {
  const flat = members.join(' | ')
  if (column + flat.length <= lineWidth) return flat
  const inside = ' '.repeat(indent + 2)
  return members.map((member) => `\n${inside}| ${member}`).join('')
}
