import type { SaveResult } from '@kwiq/contracts'

/** The answer to an accepted save. */
export function presentSave(
  revision: number,
  version: { id: string; number: number },
  savedAt: Date,
): SaveResult {
  return {
    ok: true,
    revision,
    versionId: version.id,
    versionNumber: version.number,
    savedAt: savedAt.toISOString(),
  }
}
