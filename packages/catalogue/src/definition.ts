import type { ComponentType } from '@kwiq/app-model'
import type { z } from 'zod'

/** Palette groups, in palette order. */
export const componentGroups = [
  'Layout',
  'Content',
  'Media',
  'Data',
  'Form',
  'Navigation',
  'Advanced',
] as const
export type ComponentGroup = (typeof componentGroups)[number]

/** How the inspector edits a property where the zod type alone does not say it. */
export type FieldControl =
  | 'text'
  | 'multiline'
  | 'number'
  | 'switch'
  | 'choice'
  | 'icon'
  | 'picture'
  | 'action'
  | 'items'
  | 'strings'
  | 'numbers'
  | 'url'

export interface FieldMeta {
  title: string
  control: FieldControl
  /** Inspector section. */
  section: 'Content' | 'Style' | 'Action' | 'Behaviour'
  /** Fewest and most for numbers. */
  min?: number
  max?: number
  /** The choice of the same component on which it depends, and the values with which it does anything. */
  onlyFor?: { choice: string; values: readonly string[] }
  /** For `items`: the fields of one item, in order; each has a FieldMeta of its own in the item schema. */
}

/** One component of the catalogue: everything about it that needs no drawing. Feeds palette, inspector, validation, prompts and generator. */
export interface ComponentDefinition<Shape extends z.ZodRawShape = z.ZodRawShape> {
  type: ComponentType
  /** Name in the palette, as in the specification. */
  name: string
  group: ComponentGroup
  /** One sentence: what it is for. Searched by the palette, told to models. */
  description: string
  /** Name of an icon of the catalogue. */
  icon: string
  /** Label of a new component. */
  defaultLabel: string
  /** `visible`: the label is drawn as the component's words; `name`: it is only its accessible name. */
  labelRole: 'visible' | 'name'
  acceptsChildren: boolean
  /** Every property has a default, so `{}` draws. Each carries a FieldMeta as zod metadata. */
  properties: z.ZodObject<Shape>
}

/** Gives a property schema its inspector metadata. Call it last, after `.default()`. */
export function field<Schema extends z.ZodType>(schema: Schema, meta: FieldMeta): Schema {
  return schema.meta({ ...meta })
}

/** Types a definition by its own shape. */
export function defineComponent<Shape extends z.ZodRawShape>(
  definition: ComponentDefinition<Shape>,
): ComponentDefinition<Shape> {
  return definition
}
