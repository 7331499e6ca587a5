import './last-project/last-project.css'
import { type AppDocument, parseDocument } from '@kwiq/app-model'
import { buttonClass, EmptyState, Icon, Tabs } from '@kwiq/ui'
import { ArrowLeft, FileQuestion, Sparkles } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { formatMoment } from '../../shared/format-date.ts'
import { useDocumentTitle } from '../../shared/use-document-title.ts'
import { CodeBlock } from './last-project/code-block.tsx'
import { LastProjectScreens } from './last-project/last-project-screens.tsx'
import { readLastProject, type LastProject } from './last-project/last-project.ts'
import { readNotes } from './last-project/result-notes.ts'
import { ResultView } from './last-project/result-view.tsx'
import { SaveAsProject } from './last-project/save-as-project.tsx'
import { lastProjectTexts as texts } from './texts.ts'

type View = 'app' | 'screens' | 'layout' | 'raw'

/** The app generated last, as this browser keeps it. */
export function LastProjectPage() {
  useDocumentTitle(texts.documentTitle)
  const [project, setProject] = useState(() => readLastProject())
  return (
    <main className="page last-project">
      {project ? <Found project={project} onChange={() => setProject(readLastProject())} /> : <NotFound />}
    </main>
  )
}

function NotFound() {
  return (
    <EmptyState
      className="card"
      isPageHeading
      icon={FileQuestion}
      title={texts.none}
      text={texts.noneHint}
      action={
        <Link className={buttonClass({ variant: 'primary' })} to="/builder">
          {texts.goToBuilder}
        </Link>
      }
    />
  )
}

/** What the browser keeps may be older than this Kwiq, or of another hand: what is no app is only shown as JSON. */
function readApp(layout: unknown): AppDocument | null {
  const parsed = parseDocument(layout)
  return parsed.ok ? parsed.document : null
}

function Found({ project, onChange }: { project: LastProject; onChange: () => void }) {
  const { raw } = project
  const layout = useMemo(() => readApp(project.layout), [project.layout])
  const notes = readNotes(project.createdAt)
  const [view, setView] = useState<View>(layout ? 'app' : 'raw')
  return (
    <>
      <Link className={buttonClass({ variant: 'ghost', size: 's' }, 'back')} to="/dashboard">
        <Icon of={ArrowLeft} />
        {texts.backToDashboard}
      </Link>
      <div className="page-h">
        <div>
          <h1 className="l">{project.name}</h1>
          <p className="num">{texts.created(formatMoment(project.createdAt))}</p>
        </div>
        <div className="row">
          <Link className={buttonClass({})} to="/builder">
            <Icon of={Sparkles} />
            {texts.generateNew}
          </Link>
          {layout && <SaveAsProject layout={layout} notes={notes} />}
        </div>
      </div>
      <Tabs
        label={texts.views}
        value={view}
        onChange={setView}
        tabs={[
          ...(layout
            ? [
                {
                  value: 'app' as const,
                  title: texts.app,
                  content: (
                    <ResultView key={project.createdAt} document={layout} notes={notes} onChange={onChange} />
                  ),
                },
                {
                  value: 'screens' as const,
                  title: texts.screens,
                  content: <LastProjectScreens document={layout} />,
                },
              ]
            : []),
          {
            value: 'layout' as const,
            title: texts.layout,
            content: (
              <CodeBlock
                label={texts.layout}
                text={project.layout ? JSON.stringify(layout ?? project.layout, null, 2) : texts.noLayout}
              />
            ),
          },
          {
            value: 'raw' as const,
            title: texts.raw,
            content: <CodeBlock label={texts.raw} text={raw || texts.noRaw} />,
          },
        ]}
      />
    </>
  )
}
