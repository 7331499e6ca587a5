import { z } from 'zod'
import { field, type FieldMeta } from './definition.ts'

/** Colour by meaning; resolved to the theme's soft fill and text colour. */
export const tones = ['primary', 'accent', 'success', 'warning', 'danger', 'neutral'] as const
export type Tone = (typeof tones)[number]

export const actionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('screen'),
    screenId: z.string(),
    transition: z.enum(['slide', 'fade', 'none']).optional(),
  }),
  z.object({ kind: z.literal('back') }),
  z.object({ kind: z.literal('link'), href: z.string() }),
])

type Section = FieldMeta['section']

export const text = (title: string, initial = '', section: Section = 'Content') =>
  field(z.string().default(initial), { title, control: 'text', section })

export const optionalText = (title: string, section: Section = 'Content') =>
  field(z.string().optional(), { title, control: 'text', section })

/** Works a text out from the fields of its screen: "{Bill amount} * {Tip} / 100". */
export const formula = (title = 'Formula') => optionalText(title, 'Behaviour')

export const icon = (title: string, section: Section = 'Content') =>
  field(z.string().optional(), { title, control: 'icon', section })

export const iconOr = (title: string, initial: string) =>
  field(z.string().default(initial), { title, control: 'icon', section: 'Content' })

/** Words that choose a generated picture ("ramen soup"), or an https address of a picture. */
export const picture = (title: string) =>
  field(z.string().optional(), { title, control: 'picture', section: 'Content' })

export const url = (title: string) =>
  field(z.string().optional(), { title, control: 'url', section: 'Content' })

export const flag = (title: string, initial = false, section: Section = 'Style') =>
  field(z.boolean().default(initial), { title, control: 'switch', section })

export const choice = <const Values extends readonly [string, ...string[]]>(
  title: string,
  values: Values,
  initial: Values[number],
  section: Section = 'Style',
) => field(z.enum(values).default(initial as never), { title, control: 'choice', section })

export const optionalChoice = <const Values extends readonly [string, ...string[]]>(
  title: string,
  values: Values,
  section: Section = 'Style',
) => field(z.enum(values).optional(), { title, control: 'choice', section })

export const number = (
  title: string,
  initial: number,
  min: number,
  max: number,
  section: Section = 'Style',
) => field(z.number().min(min).max(max).default(initial), { title, control: 'number', section, min, max })

export const optionalNumber = (title: string, min: number, max: number, section: Section = 'Style') =>
  field(z.number().min(min).max(max).optional(), { title, control: 'number', section, min, max })

/** A property that does nothing unless another, a choice, has one of these values: the inspector then leaves it out. */
export const onlyFor = <Schema extends z.ZodType>(
  choice: string,
  values: readonly string[],
  schema: Schema,
): Schema => schema.meta({ ...schema.meta(), onlyFor: { choice, values } })

export const action = (title = 'On tap') =>
  field(actionSchema.optional(), { title, control: 'action', section: 'Action' })

export const strings = (title: string, initial: string[]) =>
  field(z.array(z.string()).default(initial), { title, control: 'strings', section: 'Content' })

export const numbers = (title: string, initial: number[]) =>
  field(z.array(z.number()).default(initial), { title, control: 'numbers', section: 'Content' })

export const items = <Item extends z.ZodObject>(title: string, item: Item, initial: z.input<Item>[]) =>
  field(z.array(item).default(initial as never), { title, control: 'items', section: 'Content' })
