import { currentSchemaVersion, documentLimits } from '../limits.ts'
import type { AppDocument } from '../types.ts'
import { checkApp } from './check-app.ts'
import { checkKnownKeys, isPlainObject } from './check-keys.ts'
import { checkScreen } from './check-screen.ts'
import { measureBytes } from './measure-bytes.ts'
import { createReporter, presentIssues, type Reporter, type ValidationIssue } from './reporter.ts'

const documentKeys: ReadonlySet<string> = new Set(['schemaVersion', 'app', 'screens'])

export type ValidationResult = { ok: true; document: AppDocument } | { ok: false; issues: ValidationIssue[] }

/**
 * Checks a document of the current schema version: shape, limits, ids, keys, links, text. Never throws, whatever
 * it is given. On success `document` is the very same object, unchanged; else at most 50 issues, in document order.
 */
export function validateDocument(json: unknown): ValidationResult {
  const reporter = createReporter()
  if (!isPlainObject(json)) {
    reporter.add('The document must be an object with schemaVersion, app and screens.')
    return { ok: false, issues: presentIssues(reporter.found) }
  }
  checkKnownKeys(json, documentKeys, 'the document', reporter)
  checkVersion(json.schemaVersion, reporter)
  const screenIds = checkScreens(json.screens, reporter)
  reporter.enter('app')
  checkApp(json.app, reporter, screenIds)
  reporter.leave()
  if (reporter.found.length === 0) checkSize(json, reporter)
  if (reporter.found.length > 0) return { ok: false, issues: presentIssues(reporter.found) }
  // Every field has been checked above: this is the one door from unknown JSON to the type.
  return { ok: true, document: json as unknown as AppDocument }
}

function checkVersion(version: unknown, reporter: Reporter): void {
  if (version === currentSchemaVersion) return
  const isNewer = typeof version === 'number' && version > currentSchemaVersion
  reporter.add(
    isNewer
      ? 'The document was made by a newer version of Kwiq.'
      : `The schema version must be ${currentSchemaVersion}.`,
    'schemaVersion',
  )
}

function checkScreens(value: unknown, reporter: Reporter): Set<string> {
  const screenIds = new Set<string>()
  const nodeIds = new Set<string>()
  reporter.enter('screens')
  if (!Array.isArray(value)) {
    reporter.add('The screens must be a list.')
  } else if (value.length === 0) {
    reporter.add('An app needs at least one screen.')
  } else {
    for (let index = 0; index < value.length; index += 1) {
      if (index === documentLimits.screens) {
        reporter.add(`The app has more than ${documentLimits.screens} screens.`, index)
        break
      }
      reporter.enter(index)
      checkScreen(value[index], reporter, screenIds, nodeIds)
      reporter.leave()
    }
  }
  reporter.leave()
  return screenIds
}

// Only reached when the depth limits hold, so that JSON.stringify cannot overflow the stack.
function checkSize(document: Record<string, unknown>, reporter: Reporter): void {
  if (measureBytes(JSON.stringify(document)) > documentLimits.bytes) {
    reporter.add('The document is larger than 2 MB.')
  }
}
