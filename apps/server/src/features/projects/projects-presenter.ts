import type { Project, ProjectRole } from '@kwiq/contracts'
import { encodeStoredJson, joinStoredJson, type StoredJson } from '../../http/send-stored-json.ts'
import { readStoredDocument } from '../versions/index.ts'
import type { ListedProject, ProjectCard } from './projects-repository.ts'

/** A project as the API tells of it. */
export function presentProject(card: ProjectCard, role: ProjectRole): Project {
  return {
    ...presentFields(card, role),
    cover: card.cover === null ? null : readStoredDocument(card.cover),
  }
}

/** Projects as they are sent: covers, which are most of such a list, go out as they are in `covers`. */
export function presentProjects(
  cards: readonly { card: ListedProject; role: ProjectRole }[],
  covers: ReadonlyMap<string, string>,
): StoredJson {
  const items = cards.map(({ card, role }) => {
    const { characters } = encodeStoredJson(JSON.stringify(presentFields(card, role)))
    return `${characters.slice(0, -1)},"cover":${covers.get(card.project.id) ?? 'null'}}`
  })
  return joinStoredJson(items)
}

function presentFields(card: ListedProject, role: ProjectRole): Omit<Project, 'cover'> {
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
