import type { ComponentType, Properties } from '@kwiq/app-model'
import type { z } from 'zod'
import { definitions } from './registry.ts'

/** The properties of a component with every default filled in. */
export type ResolvedProperties<Type extends ComponentType> = z.output<
  (typeof definitions)[Type]['properties']
>

/**
 * Fills in the catalogue's defaults. Never throws: a property whose value does not fit its schema falls back
 * to its default (and an optional one to undefined), so that any document can be drawn. Keys the catalogue
 * does not know are left out.
 */
export function resolveProperties<Type extends ComponentType>(
  type: Type,
  properties: Properties,
): ResolvedProperties<Type> {
  const known = resolvedBefore.get(properties)
  if (known?.type === type) return known.resolved as ResolvedProperties<Type>
  const resolved: Record<string, unknown> = {}
  for (const { name, schema, initial } of fieldsOf(type)) {
    const value = properties[name]
    if (value === undefined) {
      resolved[name] = initial
      continue
    }
    const parsed = schema.safeParse(value)
    resolved[name] = parsed.success ? parsed.data : initial
  }
  resolvedBefore.set(properties, { type, resolved })
  return resolved as ResolvedProperties<Type>
}

/**
 * What was resolved for an object of properties. Documents are immutable, so the object stands for its content;
 * the result is shared, and must not be changed either.
 */
const resolvedBefore = new WeakMap<Properties, { type: ComponentType; resolved: Record<string, unknown> }>()

interface Field {
  name: string
  schema: z.ZodType
  /** What stands where nothing, or nothing that fits, was stated. */
  initial: unknown
}

const fieldsByType = new Map<ComponentType, Field[]>()

function fieldsOf(type: ComponentType): Field[] {
  const known = fieldsByType.get(type)
  if (known) return known
  const shape: Record<string, z.ZodType> = definitions[type].properties.shape
  const fields = Object.entries(shape).map(([name, schema]) => ({
    name,
    schema,
    initial: schema.safeParse(undefined).data,
  }))
  fieldsByType.set(type, fields)
  return fields
}
