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
  const shape: Record<string, z.ZodType> = definitions[type].properties.shape
  const resolved: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(shape)) {
    const parsed = schema.safeParse(properties[name])
    resolved[name] = parsed.success ? parsed.data : schema.safeParse(undefined).data
  }
  return resolved as ResolvedProperties<Type>
}
