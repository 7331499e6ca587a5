import type { Template } from '@kwiq/contracts'
import type { TemplateRow } from '../../db/schema/index.ts'
import { notFound } from '../../http/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/ids.ts'
import { presentTemplate } from './templates-presenter.ts'
import { findPublishedTemplate } from './templates-repository.ts'

export async function getTemplate(database: Database, id: string): Promise<Template> {
  return presentTemplate(await requirePublished(database, id))
}

/** A published template; others are not there for anybody (404). */
export async function requirePublished(database: Database, id: string): Promise<TemplateRow> {
  const row = isUuid(id) ? await findPublishedTemplate(database, id) : null
  if (!row) throw notFound('Template')
  return row
}
