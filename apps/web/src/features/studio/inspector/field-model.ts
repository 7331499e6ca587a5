import type { ComponentDefinition, FieldControl, FieldMeta } from '@kwiq/catalogue'

/** One row of the inspector, as the catalogue describes it. */
export interface Field {
  name: string
  title: string
  control: FieldControl
  section: FieldMeta['section']
  /** What holds while the property is not set. */
  initial: unknown
  /** Whether the property can be taken away again. */
  isOptional: boolean
  min?: number
  max?: number
  onlyFor?: FieldMeta['onlyFor']
  /** For `choice`: the values in order. */
  options: string[]
  /** For `items`: the fields of one item; empty otherwise. */
  itemFields: Field[]
  /** For `items`: the property holds one such object, not a list of them. */
  isSingleItem: boolean
}

/** Fields of one section, in the catalogue's order. */
export interface FieldSection {
  title: FieldMeta['section']
  fields: Field[]
}

const sectionOrder: FieldMeta['section'][] = ['Content', 'Action', 'Style', 'Behaviour']

/** The part of a zod schema that the model reads. */
interface SchemaLike {
  def: { type: string; innerType?: unknown }
  meta(): Partial<FieldMeta> | undefined
  safeParse(value: unknown): { success: boolean; data?: unknown }
  shape?: Record<string, unknown>
  element?: unknown
  options?: unknown
}

const isSchema = (value: unknown): value is SchemaLike =>
  typeof value === 'object' && value !== null && 'def' in value && 'safeParse' in value

/** Every field of a component type, grouped as the inspector shows them; empty sections are left out. */
export function sectionsOf(definition: ComponentDefinition): readonly FieldSection[] {
  const known = sections.get(definition)
  if (known) return known
  const fields = fieldsOf(definition.properties.shape)
  const made = sectionOrder
    .map((title) => ({ title, fields: fields.filter((field) => field.section === title) }))
    .filter((section) => section.fields.length > 0)
  sections.set(definition, made)
  return made
}

/** Read from the catalogue once: every selection asks for them. */
const sections = new WeakMap<ComponentDefinition, readonly FieldSection[]>()

/** Fields of a zod object's shape; a property without inspector metadata has none. */
export function fieldsOf(shape: Record<string, unknown>): Field[] {
  return Object.entries(shape).flatMap(([name, schema]) => {
    if (!isSchema(schema)) return []
    const meta = schema.meta()
    if (meta?.control === undefined || meta.title === undefined) return []
    return [describe(name, schema, meta.title, meta.control, meta)]
  })
}

/** Sections without the fields that do nothing as one of the components is set now; empty ones are left out. */
export function effectiveSections(
  sections: readonly FieldSection[],
  components: readonly Readonly<Record<string, unknown>>[],
): FieldSection[] {
  const all = sections.flatMap(({ fields }) => fields)
  const hasEffect = ({ onlyFor }: Field) => {
    if (!onlyFor) return true
    const { choice, values } = onlyFor
    const initial = all.find(({ name }) => name === choice)?.initial
    return components.every((properties) => values.some((value) => value === (properties[choice] ?? initial)))
  }
  return sections
    .map(({ title, fields }) => ({ title, fields: fields.filter(hasEffect) }))
    .filter(({ fields }) => fields.length > 0)
}

function describe(
  name: string,
  schema: SchemaLike,
  title: string,
  control: FieldControl,
  meta: Partial<FieldMeta>,
): Field {
  const inner = unwrap(schema)
  const itemSchema = inner.def.type === 'array' && isSchema(inner.element) ? unwrap(inner.element) : inner
  const absent = schema.safeParse(undefined)
  return {
    name,
    title,
    control,
    section: meta.section ?? 'Content',
    initial: absent.success ? absent.data : undefined,
    isOptional: schema.def.type === 'optional',
    min: meta.min,
    max: meta.max,
    onlyFor: meta.onlyFor,
    options: Array.isArray(inner.options) ? inner.options.filter((value) => typeof value === 'string') : [],
    itemFields: control === 'items' && itemSchema.shape ? fieldsOf(itemSchema.shape) : [],
    isSingleItem: control === 'items' && inner.def.type === 'object',
  }
}

function unwrap(schema: SchemaLike): SchemaLike {
  return isSchema(schema.def.innerType) ? unwrap(schema.def.innerType) : schema
}

/** `lowerIsBetter` and `dark-pro` as people read them: "Lower is better", "Dark pro". */
export function humanize(value: string): string {
  const words = value
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Whether a choice is short enough to stand as a row of segments (180 px) instead of a select. */
export function fitsSegments(options: readonly string[]): boolean {
  return options.length >= 2 && options.length <= 4 && options.join('').length + options.length * 2 <= 24
}
