import { type AppDocument, describeChange, diffDocuments } from '@kwiq/app-model'

/** Lines at most; a person reads no more. */
const most = 20

/** What changed between two builds, in words. */
export function describeDifference(before: AppDocument, after: AppDocument): string[] {
  const lines = diffDocuments(before, after).map((change) => describeChange(change))
  if (lines.length <= most) return lines
  return [...lines.slice(0, most), `And ${lines.length - most} more changes`]
}
