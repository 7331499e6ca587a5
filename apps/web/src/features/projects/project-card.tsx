import { isAllowed, type Project } from '@kwiq/contracts'
import { IconButton, Menu, type MenuEntry } from '@kwiq/ui'
import { Ellipsis, FileDown, LayoutTemplate, Pencil, Play, Trash2, UserPlus } from 'lucide-react'
import { memo } from 'react'
import { Link, useNavigate } from 'react-router'
import { formatDay } from '../../shared/format-date.ts'
import { useShowError } from '../../shared/errors/use-show-error.ts'
import { useDashboardSlots } from './dashboard-slots.ts'
import { downloadJson } from './download-json.ts'
import { ProjectThumbnail } from './project-thumbnail.tsx'
import { texts } from './texts.ts'

/** What the entries of a project's menu lead to. */
export interface ProjectMenu {
  onRename: (project: Project) => void
  onShare: (project: Project) => void
  onPublish: (project: Project) => void
  onDelete: (project: Project) => void
}

interface ProjectCardProps {
  project: Project
  menu: ProjectMenu
  /** One of a short list. */
  isOfFew: boolean
}

/** A project: opens in the studio on a click anywhere but on its menu. A long list comes in parts: each is drawn once. */
export const ProjectCard = memo(function ProjectCard({ project, menu, isOfFew }: ProjectCardProps) {
  const navigate = useNavigate()
  const slots = useDashboardSlots()
  const showError = useShowError()
  const entries: MenuEntry[] = [
    { label: texts.preview, icon: Play, onSelect: () => void navigate(`/projects/${project.id}`) },
  ]
  if (isAllowed(project.role, 'rename-project'))
    entries.push({ label: texts.rename, icon: Pencil, onSelect: () => menu.onRename(project) })
  if (slots.share && isAllowed(project.role, 'share'))
    entries.push({ label: texts.share, icon: UserPlus, onSelect: () => menu.onShare(project) })
  entries.push({
    label: texts.downloadJson,
    icon: FileDown,
    onSelect: () =>
      void downloadJson(project).catch((error: unknown) => showError(error, texts.downloadFailed)),
  })
  if (slots.publish && isAllowed(project.role, 'publish-template'))
    entries.push({ label: texts.publish, icon: LayoutTemplate, onSelect: () => menu.onPublish(project) })
  if (isAllowed(project.role, 'delete-project'))
    entries.push(
      { kind: 'separator' },
      { label: texts.delete, icon: Trash2, isDangerous: true, onSelect: () => menu.onDelete(project) },
    )

  return (
    <article className="card proj">
      <ProjectThumbnail cover={project.cover} isOfFew={isOfFew} />
      <div className="meta">
        <div className="row between">
          <h3 className="b trunc">
            <Link to={`/studio/${project.id}`} className="cover-link" title={project.name}>
              {project.name}
            </Link>
          </h3>
          <Menu
            trigger={<IconButton icon={Ellipsis} size="s" label={texts.moreFor(project.name)} hasNoTooltip />}
            entries={entries}
          />
        </div>
        <p className="t2 trunc">{project.description || texts.noDescription}</p>
        <p className="xs t3 num">
          {project.role === 'owner'
            ? texts.created(formatDay(project.createdAt))
            : texts.shared(project.role)}
        </p>
      </div>
    </article>
  )
})
