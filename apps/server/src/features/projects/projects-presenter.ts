import type { Project, ProjectRole } from '@kwiq/contracts'
import { readStoredDocument } from '../versions/index.ts'
import type { ProjectCard } from './projects-repository.ts'

/** A project as the API tells of it. */
export function presentProject(card: ProjectCard, role: ProjectRole): Project {
  const { project } = card
  return {
    id: project.id,
    name: project.name,
    description: project.description,
    createdAt: project.createdAt.toISOString(),
    updatedAt: new Date(Math.max(project.updatedAt.getTime(), card.savedAt.getTime())).toISOString(),
    deletedAt: project.deletedAt?.toISOString() ?? null,
    role,
    _count: { screens: card.screenCount, components: card.componentCount, versions: card.versionCount },
    cover: card.cover === null ? null : readStoredDocument(card.cover),
  }
}
