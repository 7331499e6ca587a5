import './tour.css'
import { type ExampleAppId, exampleAppsById } from '@kwiq/examples'
import { AppPlayer, PhoneFrame } from '@kwiq/runtime'
import { Button, classes } from '@kwiq/ui'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useReducer, useState } from 'react'
import { samples, tourTexts as texts } from './texts.ts'
import { ChangeStep, DescribeStep, ScreensStep, TryStep } from './tour-steps.tsx'
import { changeTour, createTour, shownApp } from './tour-state.ts'

type StepId = (typeof texts.steps)[number]['id']

/** A sample app to be changed and tried by anybody, in four steps. */
export function Tour() {
  const [history, dispatch] = useReducer(changeTour, exampleAppsById[samples[0].id], createTour)
  const [sample, setSample] = useState<ExampleAppId>(samples[0].id)
  const [step, setStep] = useState(0)
  const [start, setStart] = useState({ screenId: '', round: 0 })
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const document = shownApp(history)
  if (!document) return null
  const stepId: StepId = texts.steps[step]?.id ?? 'describe'
  const show = (screenId: string) => setStart(({ round }) => ({ screenId, round: round + 1 }))

  return (
    <div className="tour card">
      <div className="tour-side">
        <ol className="tour-steps" aria-label={texts.stepsLabel}>
          {texts.steps.map(({ id: key, title }, index) => (
            <li key={key}>
              <button
                type="button"
                className={classes(index === step && 'on')}
                aria-current={index === step ? 'step' : undefined}
                onClick={() => setStep(index)}
              >
                <span className="num">{index + 1}</span>
                {title}
              </button>
            </li>
          ))}
        </ol>
        <div className="tour-body">
          {stepId === 'describe' && (
            <DescribeStep
              chosen={sample}
              onChoose={(id) => {
                setSample(id)
                dispatch({ type: 'begin', document: exampleAppsById[id] })
                setSeen(new Set())
                show('')
              }}
              onGenerate={() => setStep(1)}
            />
          )}
          {stepId === 'screens' && <ScreensStep document={document} shownId={start.screenId} onShow={show} />}
          {stepId === 'change' && <ChangeStep history={history} document={document} dispatch={dispatch} />}
          {stepId === 'try' && <TryStep seen={seen.size} onRestart={() => show('')} />}
        </div>
        <div className="row between">
          <Button icon={ArrowLeft} disabled={step === 0} onClick={() => setStep(step - 1)}>
            {texts.back}
          </Button>
          {step < texts.steps.length - 1 && (
            <Button variant="primary" icon={ArrowRight} onClick={() => setStep(step + 1)}>
              {texts.next}
            </Button>
          )}
        </div>
      </div>
      <section className="tour-stage canvasbg" aria-label={texts.phone(document.app.name)}>
        <PhoneFrame width={260}>
          <AppPlayer
            key={start.round}
            document={document}
            startScreenId={start.screenId || document.app.startScreenId}
            onScreenChange={(screenId) => setSeen((before) => new Set(before).add(screenId))}
          />
        </PhoneFrame>
      </section>
    </div>
  )
}
