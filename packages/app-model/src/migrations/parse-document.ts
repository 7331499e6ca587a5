import { validateDocument, type ValidationResult } from '../validation/validate-document.ts'
import { migrateDocument } from './migrate-document.ts'

/**
 * Reads a document from unknown JSON: migrates older and incomplete ones, then validates. Never throws. Use it
 * wherever a document comes in (requests, imports, stored rows); a current one comes back as the same object.
 */
export function parseDocument(json: unknown): ValidationResult {
  return validateDocument(migrateDocument(json))
}
