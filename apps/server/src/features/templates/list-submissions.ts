import type { ListTemplateSubmissionsQuery, TemplateSubmission, Tier } from '@kwiq/contracts'
import type { Database } from '../../platform/database/database.ts'
import { requirePlatformOwner } from './templates-policy.ts'
import { presentSubmission } from './templates-presenter.ts'
import { findSubmissions } from './templates-repository.ts'

/** Every template of a state of review, for the platform's owner. */
export async function listSubmissions(
  database: Database,
  user: { role: Tier },
  query: ListTemplateSubmissionsQuery,
): Promise<TemplateSubmission[]> {
  requirePlatformOwner(user)
  return (await findSubmissions(database, query)).map(presentSubmission)
}
