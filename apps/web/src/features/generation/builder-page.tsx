import './builder.css'
import { planTable, type GenerationSuccess } from '@kwiq/contracts'
import { buttonClass, Icon, useToast } from '@kwiq/ui'
import { ArrowLeft } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useUser } from '../../shared/session/use-user.ts'
import { useDocumentTitle } from '../../shared/use-document-title.ts'
import { BuilderStage } from './builder-stage.tsx'
import { Composer } from './composer.tsx'
import { ExampleList } from './example-list.tsx'
import { toNotes } from './last-project/arrival.ts'
import { keepLastProject, toLastProject } from './last-project/last-project.ts'
import { ProgressSteps } from './progress-steps.tsx'
import { readStartPrompt } from './read-start-prompt.ts'
import { useGeneration } from './run/use-generation.ts'
import { texts } from './texts.ts'

/** From a sentence to an app. */
export function BuilderPage() {
  useDocumentTitle(texts.documentTitle)
  const navigate = useNavigate()
  const { toast } = useToast()
  const { state } = useLocation()
  const [startPrompt] = useState(() => readStartPrompt(state))
  const [prompt, setPrompt] = useState(startPrompt)

  const onDone = useCallback(
    (result: GenerationSuccess) => {
      const isKept = keepLastProject(toLastProject(result, new Date()))
      toast(
        isKept
          ? { title: texts.complete, description: texts.completeNote(result.layout.screens.length) }
          : { title: texts.complete, description: texts.notKept, variant: 'destructive' },
      )
      void navigate('/projects/kwiq-demo', { state: toNotes(result) })
    },
    [navigate, toast],
  )
  const { run, start, cancel } = useGeneration(onDone)

  useEffect(() => {
    if (!startPrompt) return
    // Only once: going back to this page later must not start another run.
    void navigate('/builder', { replace: true, state: null })
    start(startPrompt)
  }, [startPrompt, start, navigate])

  return (
    <main className="build">
      <section className="left">
        <Link className={buttonClass({ variant: 'ghost', size: 's' }, 'back')} to="/">
          <Icon of={ArrowLeft} />
          {texts.backToHome}
        </Link>
        <h1 className="xl">{texts.heading}</h1>
        <Composer
          prompt={prompt}
          onChange={setPrompt}
          isGenerating={run !== null}
          onGenerate={() => prompt.trim() && start(prompt.trim())}
          onCancel={cancel}
        />
        {run ? <ProgressSteps run={run} /> : <ExampleList chosen={prompt} onChoose={setPrompt} />}
        <Quota isGenerating={run !== null} />
      </section>
      <BuilderStage run={run} />
    </main>
  )
}

function Quota({ isGenerating }: { isGenerating: boolean }) {
  const user = useUser()
  const limit = user ? planTable[user.role].limits.aiGenerations : -1
  const left = user && limit >= 0 ? texts.quota(Math.max(0, limit - user.aiGenerationsUsed), limit) : ''
  return (
    <p className="hint">
      {isGenerating && `${texts.cancelFree} `}
      {left}
    </p>
  )
}
