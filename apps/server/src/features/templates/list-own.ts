import type { OwnTemplate } from '@kwiq/contracts'
import type { Database } from '../../platform/database/database.ts'
import { findOwn } from './templates-repository.ts'

/** What a person has handed in as templates, with what became of it. */
export async function listOwn(database: Database, userId: string): Promise<OwnTemplate[]> {
  const rows = await findOwn(database, userId)
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
  }))
}
