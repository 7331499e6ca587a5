import { Icon, Spinner } from '@kwiq/ui'
import { Check } from 'lucide-react'
import { shownSteps, stepState, type GenerationRun } from './run/generation-run.ts'
import { texts } from './texts.ts'

const looks = { done: 'ok', now: 'now', ahead: '' } as const

/** The steps of a run: done, under way, ahead. */
export function ProgressSteps({ run }: { run: GenerationRun }) {
  return (
    <ol className="prog" aria-label={texts.progress}>
      {shownSteps.map((step) => {
        const state = stepState(run, step)
        return (
          <li key={step} className={looks[state]} aria-current={state === 'now' ? 'step' : undefined}>
            <span className="mk">
              {state === 'done' && <Icon of={Check} size={12} />}
              {state === 'now' && <Spinner />}
            </span>
            <span className="grow">{texts.steps[step]}</span>
            <span className="t3 num detail">{detail(run, step)}</span>
          </li>
        )
      })}
    </ol>
  )
}

function detail(run: GenerationRun, step: (typeof shownSteps)[number]): string {
  if (step === 'designing' && run.screens.length > 0) return texts.screensSoFar(run.screens.length)
  return ''
}
