import './builder.css'
import type { GenerationSuccess } from '@kwiq/contracts'
import { buttonClass, Icon, useToast } from '@kwiq/ui'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { readKeptRun } from '../../shared/generation/kept-run.ts'
import { ProgressSteps } from '../../shared/generation/progress-steps.tsx'
import { GenerationError } from '../../shared/generation/run-client.ts'
import { RunPrice } from '../../shared/generation/run-price.tsx'
import { useAllowance } from '../../shared/generation/use-allowance.ts'
import { useRun, type Wish } from '../../shared/generation/use-run.ts'
import { useDocumentTitle } from '../../shared/use-document-title.ts'
import { BuilderStage } from './builder-stage.tsx'
import { Composer } from './composer.tsx'
import { ExampleList } from './example-list.tsx'
import { keepResult } from './last-project/keep-result.ts'
import { readStartPrompt } from './read-start-prompt.ts'
import { texts } from './texts.ts'

const place = 'builder'

/** From a sentence to an app. */
export function BuilderPage() {
  useDocumentTitle(texts.documentTitle)
  const navigate = useNavigate()
  const { toast } = useToast()
  const { state } = useLocation()
  const priceId = useId()
  const allowance = useAllowance()
  const [startPrompt] = useState(() => readStartPrompt(state))
  const [prompt, setPrompt] = useState(() => startPrompt || (readKeptRun(place)?.prompt ?? ''))

  const onDone = (result: GenerationSuccess, wish: Wish) => {
    const isKept = keepResult(result, wish)
    toast(
      isKept
        ? { title: texts.complete, description: texts.completeNote(result.layout.screens.length) }
        : { title: texts.complete, description: texts.notKept, variant: 'destructive' },
    )
    void navigate('/projects/kwiq-demo')
  }
  const onFailed = (error: unknown) => {
    console.error(error)
    toast({
      title: texts.failed,
      description: error instanceof GenerationError ? error.message : texts.noAnswer,
      variant: 'destructive',
    })
  }
  const { run, lost, start, cancel } = useRun({ place, url: '/api/ai/generate', onDone, onFailed })

  const isRunning = run !== null
  useEffect(() => {
    // The result's page is to be there with the result: until then this one would look as if nothing had come of it.
    if (isRunning) void import('./last-project-page.tsx')
  }, [isRunning])

  useEffect(() => {
    if (!startPrompt) return
    // Only once: going back to this page later must not start another run.
    void navigate('/builder', { replace: true, state: null })
    start({ prompt: startPrompt })
  }, [startPrompt, start, navigate])

  return (
    <main className="builder">
      <section className="left">
        <Link className={buttonClass({ variant: 'ghost', size: 's' }, 'back')} to="/">
          <Icon of={ArrowLeft} />
          {texts.backToHome}
        </Link>
        <h1 className="xl">{texts.heading}</h1>
        <div className="ask">
          <Composer
            prompt={prompt}
            onChange={setPrompt}
            priceId={priceId}
            isGenerating={isRunning}
            onGenerate={() => prompt.trim() && start({ prompt: prompt.trim() })}
            onCancel={() => {
              cancel()
              toast({ title: texts.cancelled, description: texts.cancelledNote })
            }}
          />
          {run ? (
            <p className="hint" id={priceId}>
              {texts.cancelFree}
            </p>
          ) : (
            <RunPrice id={priceId} allowance={allowance} lost={lost} />
          )}
        </div>
        {run ? <ProgressSteps run={run} /> : <ExampleList chosen={prompt} onChoose={setPrompt} />}
      </section>
      <BuilderStage run={run} />
    </main>
  )
}
