import type { Project } from '@kwiq/contracts'

/** The projects whose name or description holds the words, whatever their case. */
export function filterProjects<Item extends Pick<Project, 'name' | 'description'>>(
  projects: readonly Item[],
  words: string,
): Item[] {
  const wanted = words.trim().toLowerCase()
  return projects.filter(({ name, description }) =>
    `${name}\n${description ?? ''}`.toLowerCase().includes(wanted),
  )
}
