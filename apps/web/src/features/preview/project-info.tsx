import type { AppDocument } from '@kwiq/app-model'
import type { Project } from '@kwiq/contracts'
import { ScreenStill } from '@kwiq/runtime'
import { Badge, buttonClass, classes, Icon } from '@kwiq/ui'
import { ArrowLeft, Pencil, Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { findStartScreenId } from '../../shared/app-still/find-start-screen-id.ts'
import { TemplateOrigin } from './template-origin.tsx'
import { texts } from './texts.ts'

/** Width of a screen's picture in px. */
const stillWidth = 28

interface ProjectInfoProps {
  project: Project
  document: AppDocument
  screenId: string
  onScreen: (screenId: string) => void
}

/** What is shown, where one can go from here, and its screens. */
export function ProjectInfo({ project, document, screenId, onScreen }: ProjectInfoProps) {
  const startScreenId = findStartScreenId(document)
  return (
    <section className="pinfo">
      <div>
        <Link className={buttonClass({ variant: 'ghost', size: 's' }, 'back')} to="/dashboard">
          <Icon of={ArrowLeft} />
          {texts.backToDashboard}
        </Link>
        <h1 className="l">{project.name}</h1>
        <p className="t2">{project.description || texts.noDescription}</p>
        <TemplateOrigin projectId={project.id} />
        <code className="t3" title={texts.projectId}>
          {project.id}
        </code>
      </div>
      <div className="col">
        <Link className={buttonClass({ variant: 'primary', isFull: true })} to={`/studio/${project.id}`}>
          <Icon of={Pencil} />
          {texts.openInStudio}
        </Link>
        <Link className={buttonClass({ isFull: true })} to="/builder">
          <Icon of={Sparkles} />
          {texts.generateAnother}
        </Link>
      </div>
      <nav className="screens" aria-label={texts.screens}>
        <h2 className="xs t3 b">{texts.screens}</h2>
        {document.screens.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={classes(id === screenId && 'on')}
            aria-current={id === screenId ? 'true' : undefined}
            onClick={() => onScreen(id)}
          >
            <span className="shot">
              <ScreenStill document={document} screenId={id} width={stillWidth} />
            </span>
            <span className="trunc">{name}</span>
            {id === startScreenId && <Badge tone="accent">{texts.start}</Badge>}
          </button>
        ))}
      </nav>
    </section>
  )
}
