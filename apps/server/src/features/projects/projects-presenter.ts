import type { Project, ProjectRole } from '@kwiq/contracts'
import { readStoredDocument } from '../versions/index.ts'
import type { ProjectCard } from './projects-repository.ts'

/** A project as the API tells of it. */
export function presentProject(card: ProjectCard, role: ProjectRole): Project {
  return {
    ...presentFields(card, role),
    cover: card.cover === null ? null : readStoredDocument(card.cover),
  }
}

/**
 * Projects as JSON text: covers are stored as text and go out as they are, which is most of such a list. One that
 * is no document any more is left out.
 */
export function presentProjects(
  cards: readonly { card: ProjectCard; role: ProjectRole }[],
  isReadable: (projectId: string, text: string) => boolean,
): string {
  const items = cards.map(({ card, role }) => {
    const fields = JSON.stringify(presentFields(card, role))
    const cover = card.cover !== null && isReadable(card.project.id, card.cover) ? card.cover : 'null'
    return `${fields.slice(0, -1)},"cover":${cover}}`
  })
  return `[${items.join(',')}]`
}

function presentFields(card: ProjectCard, role: ProjectRole): Omit<Project, 'cover'> {
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
  }
}
