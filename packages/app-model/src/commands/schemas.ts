import { z } from 'zod'
import type { AppTheme, ComponentNode, Properties, Screen } from '../types.ts'
import { checkComponent } from '../validation/check-component.ts'
import { isPlainObject } from '../validation/check-keys.ts'
import { checkObject } from '../validation/check-json.ts'
import { checkScreen } from '../validation/check-screen.ts'
import { createReporter, type Reporter } from '../validation/reporter.ts'

/** A schema that runs the document's own checks, so that a command's parts fail with the same messages. */
function checkedBy<Value>(check: (value: unknown, reporter: Reporter) => void) {
  return z.unknown().transform((value, context): Value => {
    const reporter = createReporter()
    check(value, reporter)
    for (const { keys, message } of reporter.found) {
      context.addIssue({ code: 'custom', path: [...keys], message })
    }
    // Checked just above; a value with issues is never handed on.
    return value as Value
  })
}

/** A component as it stands in documents, with all inside it. */
export const nodeSchema = checkedBy<ComponentNode>((value, reporter) =>
  checkComponent(value, reporter, { count: 1, ids: new Set() }, 1),
)

/** A screen as it stands in documents. */
export const screenSchema = checkedBy<Screen>((value, reporter) =>
  checkScreen(value, reporter, new Set(), new Set()),
)

const propertiesSchema = checkedBy<Properties>((value, reporter) => {
  if (isPlainObject(value)) checkObject(value, reporter, 0)
  else reporter.add('The properties must be an object.')
})

export const idSchema = z.string().min(1)
export const indexSchema = z.int().min(0)

export const placeSchema = z.strictObject({
  screenId: idSchema,
  parentId: idSchema.nullable(),
  index: indexSchema,
})

const keysSchema = z.array(z.string()).optional()

/** The fields of a patch of free properties: see `Patch`. */
export const propertiesPatch = { set: propertiesSchema.optional(), unset: keysSchema, order: keysSchema }

export const screenPropertiesPatch = {
  set: z
    .strictObject({
      background: z.enum(['default', 'soft', 'primary']).optional(),
      justify: z.enum(['start', 'center', 'end']).optional(),
    })
    .optional(),
  unset: keysSchema,
  order: keysSchema,
}

const themeFields: z.ZodType<Partial<AppTheme>> = z.strictObject({
  preset: z.string().optional(),
  mode: z.enum(['light', 'dark', 'auto']).optional(),
  colors: z.array(z.string()).optional(),
  corners: z.enum(['sharp', 'soft', 'round']).optional(),
  language: z.string().optional(),
})

export const themePatch = { set: themeFields.optional(), unset: keysSchema, order: keysSchema }

export const appInfoFields = z.strictObject({
  name: z.string().optional(),
  description: z.string().optional(),
  icon: z.string().nullable().optional(),
  startScreenId: z.string().optional(),
})
