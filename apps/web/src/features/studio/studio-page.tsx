import { ErrorState } from '@kwiq/ui'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useParams } from 'react-router'
import { ApiError } from '../../shared/api/api-error.ts'
import { useDocumentTitle } from '../../shared/use-document-title.ts'
import { fetchProject, fetchSchema } from './api.ts'
import { CorruptSchema } from './corrupt-schema.tsx'
import { OpenedStudio } from './opened-studio.tsx'
import { ProjectNotFound } from './project-not-found.tsx'
import { StudioFrame } from './studio-frame.tsx'
import { type StudioSlots, StudioSlotsContext } from './studio-slots.ts'
import { texts } from './texts.ts'
import './styles/layout.css'
import './styles/canvas.css'
import './styles/panels.css'
import './styles/sheets.css'

/** /studio/:projectId */
export function StudioPage({ slots }: { slots: StudioSlots }) {
  const { projectId = '' } = useParams()
  return (
    <StudioSlotsContext value={slots}>
      <StudioProject key={projectId} projectId={projectId} />
    </StudioSlotsContext>
  )
}

function StudioProject({ projectId }: { projectId: string }) {
  const project = useQuery({
    queryKey: ['studio', projectId, 'project'],
    queryFn: () => fetchProject(projectId),
    gcTime: 0,
  })
  const schema = useQuery({
    queryKey: ['studio', projectId, 'schema'],
    queryFn: () => fetchSchema(projectId),
    gcTime: 0,
  })
  const name = project.data?.name ?? ''
  useDocumentTitle(name === '' ? 'Kwiq' : `${name} - Kwiq`)
  // With the project comes what the person may do in it; without it the server alone says so.
  const read = schema.data?.outcome === 'read' && !project.isPending ? schema.data : null
  // Drawing the studio takes many frames. Deferred, it is drawn a slice at a time, while the frame answers to the person.
  const opened = useDeferredValue(read)

  if (isMissing(project.error) || isMissing(schema.error)) return <ProjectNotFound />
  if (opened) {
    return (
      <OpenedStudio
        projectId={projectId}
        name={name}
        document={opened.document}
        etag={opened.etag}
        role={project.data?.role ?? 'owner'}
      />
    )
  }
  if (schema.data?.outcome === 'corrupt') {
    return (
      <StudioFrame name={name} unavailable={texts.invalidSchema}>
        <CorruptSchema
          projectId={projectId}
          lastGoodVersionId={schema.data.lastGoodVersionId}
          onRestored={() => void schema.refetch()}
        />
      </StudioFrame>
    )
  }
  return (
    <StudioFrame
      name={name}
      unavailable={texts.errors.notLoaded}
      isLoading={schema.isPending || project.isPending || read !== opened}
    >
      {schema.isError && (
        <div className="canvas-state">
          <ErrorState
            title="The app did not load"
            text={texts.tryAgain}
            onRetry={() => void schema.refetch()}
          />
        </div>
      )}
    </StudioFrame>
  )
}

const isMissing = (error: Error | null) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)
