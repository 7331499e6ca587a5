import './dashboard.css'
import type { Project } from '@kwiq/contracts'
import { Button, buttonClass, ErrorState, Icon } from '@kwiq/ui'
import { Plus, Sparkles, Upload } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { useUser } from '../../shared/session/use-user.ts'
import { useDocumentTitle } from '../../shared/use-document-title.ts'
import { CreateProjectDialog } from './dialogs/create-project-dialog.tsx'
import { DeletedProjectsDialog } from './dialogs/deleted-projects-dialog.tsx'
import { DeleteProjectDialog } from './dialogs/delete-project-dialog.tsx'
import { RenameProjectDialog } from './dialogs/rename-project-dialog.tsx'
import { GettingStartedCard } from './getting-started-card.tsx'
import { ProjectGridSkeleton } from './project-grid-skeleton.tsx'
import type { ProjectMenu } from './project-card.tsx'
import { ProjectSection } from './project-section.tsx'
import { type DashboardSlots, DashboardSlotsContext, useDashboardSlots } from './dashboard-slots.ts'
import { StatCards } from './stats/stat-cards.tsx'
import { texts } from './texts.ts'
import { useProjects } from './use-projects.ts'

type OpenDialog =
  | { kind: 'create' }
  | { kind: 'deleted' }
  | { kind: 'rename'; project: Project }
  | { kind: 'delete' | 'share' | 'publish'; project: Project }

/** The signed-in start page: limits, then projects. */
export function DashboardPage({ slots = {} }: { slots?: DashboardSlots }) {
  return (
    <DashboardSlotsContext value={slots}>
      <Dashboard />
    </DashboardSlotsContext>
  )
}

function Dashboard() {
  useDocumentTitle(texts.documentTitle)
  const user = useUser()
  const slots = useDashboardSlots()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const close = () => setDialog(null)

  return (
    <main className="page dashboard">
      <DashboardHeading onCreate={() => setDialog({ kind: 'create' })} />
      {user && <StatCards user={user} />}
      {slots.aboveProjects}
      <Projects
        onShare={(project) => setDialog({ kind: 'share', project })}
        onPublish={(project) => setDialog({ kind: 'publish', project })}
        onRename={(project) => setDialog({ kind: 'rename', project })}
        onDelete={(project) => setDialog({ kind: 'delete', project })}
      />
      {slots.belowProjects}
      <p className="t3 xs foot-note">
        <button type="button" className="link" onClick={() => setDialog({ kind: 'deleted' })}>
          {texts.recentlyDeleted}
        </button>{' '}
        {texts.recentlyDeletedNote}
      </p>
      {dialog?.kind === 'create' && <CreateProjectDialog onClose={close} />}
      {dialog?.kind === 'deleted' && <DeletedProjectsDialog onClose={close} />}
      {dialog?.kind === 'rename' && <RenameProjectDialog project={dialog.project} onClose={close} />}
      {dialog?.kind === 'delete' && <DeleteProjectDialog project={dialog.project} onClose={close} />}
      {dialog?.kind === 'share' && slots.share?.({ project: dialog.project, onClose: close })}
      {dialog?.kind === 'publish' && slots.publish?.({ project: dialog.project, onClose: close })}
    </main>
  )
}

function DashboardHeading({ onCreate }: { onCreate: () => void }) {
  const { actions } = useDashboardSlots()
  const { data } = useProjects()
  return (
    <div className="page-h">
      <div>
        <h1 className="l">{texts.title}</h1>
        <p>{data ? (data.length > 0 ? texts.count(data.length) : texts.none) : '\u00a0'}</p>
      </div>
      <div className="row wrap">
        {actions}
        <Link className={buttonClass({})} to="/transfer">
          <Icon of={Upload} />
          {texts.transferProject}
        </Link>
        <Link className={buttonClass({})} to="/builder">
          <Icon of={Sparkles} />
          {texts.generateWithAi}
        </Link>
        <Button variant="primary" icon={Plus} onClick={onCreate}>
          {texts.newProject}
        </Button>
      </div>
    </div>
  )
}

function Projects(menu: ProjectMenu) {
  const { data: read, isError, refetch } = useProjects()
  // A long list is drawn a slice at a time: the page answers meanwhile.
  const data = useDeferredValue(read)
  if (isError)
    return (
      <ErrorState
        className="card projects-error"
        title={texts.didNotLoad}
        text={texts.didNotLoadHint}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <>
        <div className="sec-h">
          <h2>{texts.projects}</h2>
        </div>
        <ProjectGridSkeleton />
      </>
    )
  if (data.length === 0) return <GettingStartedCard />
  return <ProjectSection projects={data} menu={menu} />
}
