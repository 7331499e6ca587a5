import type { GenerationStep } from '@kwiq/contracts'
import { Icon, Spinner } from '@kwiq/ui'
import { Check } from 'lucide-react'
import { makingSteps, stepState, type GenerationRun } from './generation-run.ts'
import { runTexts as texts } from './texts.ts'
import './run.css'

const looks = { done: 'ok', now: 'now', ahead: '' } as const

interface ProgressStepsProps {
  run: GenerationRun
  steps?: readonly GenerationStep[]
  /** Other words for some of the steps. */
  names?: Partial<Record<GenerationStep, string>>
}

/** The steps of a run: done, under way, ahead. */
export function ProgressSteps({ run, steps = makingSteps, names = {} }: ProgressStepsProps) {
  return (
    <ol className="prog" aria-label={texts.progress}>
      {steps.map((step) => {
        const state = stepState(run, step)
        return (
          <li key={step} className={looks[state]} aria-current={state === 'now' ? 'step' : undefined}>
            <span className="mk">
              {state === 'done' && <Icon of={Check} size={12} />}
              {state === 'now' && <Spinner />}
            </span>
            <span className="grow">{names[step] ?? texts.steps[step]}</span>
            <span className="t3 num detail">{detail(run, step)}</span>
          </li>
        )
      })}
    </ol>
  )
}

function detail({ screens, newestId }: GenerationRun, step: GenerationStep): string {
  const newest = screens.find(({ id }) => id === newestId)
  return step === 'designing' && newest ? texts.screensSoFar(screens.length, newest.name) : ''
}
