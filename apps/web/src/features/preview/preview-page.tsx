import './preview.css'
import type { AppDocument } from '@kwiq/app-model'
import type { Project, UnderstoodFeature } from '@kwiq/contracts'
import { buttonClass, ErrorState, LoadingPage } from '@kwiq/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { ApiError } from '../../shared/api/api-error.ts'
import { findStartScreenId } from '../../shared/app-still/find-start-screen-id.ts'
import { ShownFeature } from '../../shared/generation/shown-feature.tsx'
import { useDocumentTitle } from '../../shared/use-document-title.ts'
import { DeviceStage } from './device-stage.tsx'
import { PhoneCard } from './phone-card.tsx'
import { ProjectInfo } from './project-info.tsx'
import { goBack, goTo, type ScreenTrail } from './screen-trail.ts'
import { texts } from './texts.ts'
import { UnderstoodCard } from './understood-card.tsx'
import { useNewestDocument } from './use-newest-document.ts'

/** A project's app, to be used, with the ways to change it and to open it on a phone. */
export function PreviewPage() {
  const { projectId = '' } = useParams()
  const project = useQuery<Project>({ queryKey: ['/api/projects', projectId] })
  const schema = useNewestDocument(projectId)
  // What is shown stays when a later look fails.
  const error = project.error ?? (schema.data ? null : schema.error)
  if (error) {
    const retry = () => void Promise.all([project.refetch(), schema.refetch()])
    return <PreviewError error={error} onRetry={retry} />
  }
  if (!project.data || !schema.data || !schema.isFetchedAfterMount)
    return <LoadingPage text={texts.loading} />
  return <Preview key={projectId} project={project.data} document={schema.data} />
}

function PreviewError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isMissing = error instanceof ApiError && error.status === 404
  useDocumentTitle(texts.documentTitle(isMissing ? texts.notFound : texts.didNotLoad))
  return (
    <main className="page">
      <ErrorState
        className="card"
        title={isMissing ? texts.notFound : texts.didNotLoad}
        text={isMissing ? texts.notFoundHint : undefined}
        retryLabel={texts.retry}
        onRetry={isMissing ? undefined : onRetry}
      />
      <p className="row preview-back">
        <Link className={buttonClass({})} to="/dashboard">
          {texts.backToDashboard}
        </Link>
      </p>
    </main>
  )
}

function Preview({ project, document }: { project: Project; document: AppDocument }) {
  useDocumentTitle(texts.documentTitle(project.name))
  const [start, setStart] = useState({ screenId: findStartScreenId(document), round: 0 })
  const [trail, setTrail] = useState<ScreenTrail>([start.screenId])
  const [feature, setFeature] = useState<UnderstoodFeature | null>(null)
  const screenId = trail.at(-1) ?? start.screenId
  const show = (next: ScreenTrail) => {
    setFeature(null)
    setTrail(next)
    setStart(({ round }) => ({ screenId: next.at(-1) ?? '', round: round + 1 }))
  }
  return (
    <main className="prev">
      <ProjectInfo
        project={project}
        document={document}
        screenId={screenId}
        onScreen={(id) => show(goTo(trail, id))}
      />
      {feature ? (
        <section className="pstage canvasbg" aria-label={feature.feature}>
          <ShownFeature
            key={feature.feature}
            document={document}
            feature={feature}
            onClose={() => setFeature(null)}
          />
        </section>
      ) : (
        <DeviceStage
          document={document}
          start={start}
          canGoBack={trail.length > 1}
          onScreen={(id) => setTrail((known) => goTo(known, id))}
          onBack={() => show(goBack(trail))}
          onRestart={() => show([findStartScreenId(document)])}
        />
      )}
      <section className="pqr">
        <PhoneCard project={project} />
        <p className="hint">{texts.newest}</p>
        <UnderstoodCard projectId={project.id} document={document} shown={feature} onShow={setFeature} />
      </section>
    </main>
  )
}
