import { type AppDocument, type Command, CommandError, parseCommand } from '@kwiq/app-model'
import { capitalise } from '../words/forms.ts'
import { applyQuietly } from './apply-quietly.ts'
import { isOfApp, termAsWritten } from './as-written.ts'
import type { Said } from './to-english.ts'

/** Where words stand that people read. */
const read = /^(?:name|label|title|subtitle|text|placeholder)$/

/**
 * Commands that were read in English, with what they add called as the person did, and the document after them: "Preise"
 * is no "Prices" in an app in German. What the app calls something stays. Undefined where they cannot be followed so.
 */
export function inTheirWords(
  commands: readonly Command[],
  said: readonly Said[],
  document: AppDocument,
): { commands: Command[]; document: AppDocument } | undefined {
  const theirs = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') {
      if (!read.test(key) || isOfApp(value, document)) return value
      const written = termAsWritten(value, said)
      return written === value ? value : capitalise(written)
    }
    if (value === null || typeof value !== 'object') return value
    return Array.isArray(value)
      ? value.map((each) => theirs(each, key))
      : Object.fromEntries(Object.entries(value).map(([name, each]) => [name, theirs(each, name)]))
  }
  const called = commands.map((command) => {
    const parsed = parseCommand(theirs(command, ''))
    return parsed.ok ? parsed.command : command
  })
  try {
    return { commands: called, document: called.reduce(applyQuietly, document) }
  } catch (error) {
    if (error instanceof CommandError) return undefined
    throw error
  }
}
