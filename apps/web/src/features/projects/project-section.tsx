import type { Project } from '@kwiq/contracts'
import { Button, EmptyState, SearchInput } from '@kwiq/ui'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { filterProjects } from './filter-projects.ts'
import { ProjectCard, type ProjectMenu } from './project-card.tsx'
import { texts } from './texts.ts'

interface ProjectSectionProps {
  projects: readonly Project[]
  menu: ProjectMenu
}

/** The grid of projects with its search. */
export function ProjectSection({ projects, menu }: ProjectSectionProps) {
  const [words, setWords] = useState('')
  const found = filterProjects(projects, words)
  return (
    <section>
      <div className="sec-h">
        <h2>{texts.projects}</h2>
        <SearchInput
          label={texts.search}
          placeholder={texts.search}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      {found.length > 0 ? (
        <div className="projs">
          {found.map((project) => (
            <ProjectCard key={project.id} project={project} menu={menu} />
          ))}
        </div>
      ) : (
        <EmptyState
          className="card"
          icon={Search}
          title={texts.noMatch}
          text={texts.noMatchHint}
          action={<Button onClick={() => setWords('')}>{texts.clearSearch}</Button>}
        />
      )}
    </section>
  )
}
