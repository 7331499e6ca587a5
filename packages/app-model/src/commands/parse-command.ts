import { z } from 'zod'
import { presentIssues, type ValidationIssue } from '../validation/reporter.ts'
import { addComponentSchema } from './add-component.ts'
import { addScreenSchema } from './add-screen.ts'
import type { Batch, Command } from './command.ts'
import { duplicateComponentSchema } from './duplicate-component.ts'
import { duplicateScreenSchema } from './duplicate-screen.ts'
import { moveComponentSchema } from './move-component.ts'
import { removeComponentSchema } from './remove-component.ts'
import { removeScreenSchema } from './remove-screen.ts'
import { renameComponentSchema } from './rename-component.ts'
import { renameScreenSchema } from './rename-screen.ts'
import { reorderScreenSchema } from './reorder-screen.ts'
import { replaceComponentSchema } from './replace-component.ts'
import { setAppInfoSchema } from './set-app-info.ts'
import { setLockedSchema } from './set-locked.ts'
import { setPropertiesSchema } from './set-properties.ts'
import { setScreenPropertiesSchema } from './set-screen-properties.ts'
import { setThemeSchema } from './set-theme.ts'
import { setWrapSchema } from './set-wrap.ts'

/** Deeper than any valid command in a batch; keeps the recursion of the schemas off hostile input. */
const deepestCommand = 80

const batchSchema = z.strictObject({
  type: z.literal('batch'),
  get commands(): z.ZodType<Batch['commands']> {
    return z.array(commandSchema)
  },
})

/** Every command as a schema, discriminated by `type`. */
export const commandSchema: z.ZodType<Command> = z.discriminatedUnion('type', [
  addComponentSchema,
  moveComponentSchema,
  duplicateComponentSchema,
  removeComponentSchema,
  setPropertiesSchema,
  renameComponentSchema,
  replaceComponentSchema,
  addScreenSchema,
  renameScreenSchema,
  reorderScreenSchema,
  duplicateScreenSchema,
  removeScreenSchema,
  setScreenPropertiesSchema,
  setThemeSchema,
  setAppInfoSchema,
  setWrapSchema,
  setLockedSchema,
  batchSchema,
])

export type ParsedCommand = { ok: true; command: Command } | { ok: false; issues: ValidationIssue[] }

/** Reads a command from unknown JSON. Never throws; whether it fits a document only `applyCommand` can tell. */
export function parseCommand(json: unknown): ParsedCommand {
  if (isDeeperThan(json, deepestCommand)) {
    return { ok: false, issues: [{ path: '', message: 'The command is nested too deeply.' }] }
  }
  const parsed = commandSchema.safeParse(json)
  if (parsed.success) return { ok: true, command: parsed.data }
  const found = parsed.error.issues.map(({ path, message }) => ({
    keys: path.filter((key) => typeof key !== 'symbol'),
    message,
  }))
  return { ok: false, issues: presentIssues(found) }
}

// Level by level instead of recursion: the input may be deeper than the stack.
function isDeeperThan(json: unknown, levels: number): boolean {
  let level: unknown[] = [json]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > levels) return true
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    )
  }
  return false
}
