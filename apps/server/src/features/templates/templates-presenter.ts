import type { AppDocument } from '@kwiq/app-model'
import type { Template, TemplateSubmission } from '@kwiq/contracts'
import type { TemplateRow } from '../../db/schema/index.ts'
import { readStoredDocument } from '../versions/index.ts'
import type { SubmissionRow, TemplateCard } from './templates-repository.ts'

/** The list as JSON text: outlines are stored as text and go out as they are. */
export function presentList(cards: readonly TemplateCard[]): string {
  const items = cards.map(({ outline, ...card }) => {
    const fields = JSON.stringify({ ...pickFields(card), thumbnail: null })
    return `${fields.slice(0, -1)},"schema":${outline}}`
  })
  return `[${items.join(',')}]`
}

/** One template with its whole document. */
export function presentTemplate(row: TemplateRow): Template {
  return { ...pickFields(row), thumbnail: null, schema: readDocument(row) }
}

/** A template as its author and the platform's owner see it. */
export function presentSubmission({ template, author }: SubmissionRow): TemplateSubmission {
  return {
    ...presentTemplate(template),
    status: template.status,
    reviewNote: template.reviewNote,
    author: author && {
      id: author.id,
      name: [author.firstName, author.lastName].filter(Boolean).join(' ') || author.email,
      email: author.email,
    },
    createdAt: template.createdAt.toISOString(),
    reviewedAt: template.reviewedAt?.toISOString() ?? null,
  }
}

/** The document of a template. Throws when the stored text is none: it was validated when it came in. */
export function readDocument({ id, document }: Pick<TemplateRow, 'id' | 'document'>): AppDocument {
  const read = readStoredDocument(document)
  if (!read) throw new Error(`The document of template ${id} cannot be read.`)
  return read
}

function pickFields({
  id,
  name,
  description,
  category,
  downloads,
}: Omit<TemplateCard, 'outline'>): Pick<Template, 'id' | 'name' | 'description' | 'category' | 'downloads'> {
  return { id, name, description, category, downloads }
}
