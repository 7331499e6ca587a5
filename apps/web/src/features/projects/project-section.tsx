import type { Project } from '@kwiq/contracts'
import { Button, EmptyState, SearchInput } from '@kwiq/ui'
import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { filterProjects } from './filter-projects.ts'
import { ProjectCard, type ProjectMenu } from './project-card.tsx'
import { texts } from './texts.ts'
import { useGrownCount } from './use-grown-count.ts'

/** Up to so many projects all pictures are drawn, beyond only those in sight. */
const few = 12

/** Cards that are shown at first: what comes below the projects must not be out of reach. */
const many = 60

interface ProjectSectionProps {
  projects: readonly Project[]
  menu: ProjectMenu
}

/** The grid of projects with its search. */
export function ProjectSection({ projects, menu }: ProjectSectionProps) {
  const [words, setWords] = useState('')
  const found = filterProjects(projects, words)
  const end = useRef<HTMLDivElement>(null)
  const [isWhole, setIsWhole] = useState(false)
  const grown = useGrownCount(end, found.length)
  const count = isWhole ? grown : Math.min(found.length, many)
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
          {found.slice(0, count).map((project) => (
            <ProjectCard key={project.id} project={project} menu={menu} isOfFew={found.length <= few} />
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
      {count < found.length && !isWhole && (
        <p className="more-projects">
          <Button onClick={() => setIsWhole(true)}>{texts.showAll(found.length)}</Button>
        </p>
      )}
      <div ref={end} />
    </section>
  )
}
