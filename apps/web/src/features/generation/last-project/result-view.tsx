import type { AppDocument } from '@kwiq/app-model'
import type { UnderstoodFeature } from '@kwiq/contracts'
import { Button } from '@kwiq/ui'
import { Shuffle } from 'lucide-react'
import { useRef, useState } from 'react'
import { ArrivingScreens } from '../../../shared/generation/arriving-screens.tsx'
import { changingSteps } from '../../../shared/generation/generation-run.ts'
import { ProgressSteps } from '../../../shared/generation/progress-steps.tsx'
import { ShownFeature } from '../../../shared/generation/shown-feature.tsx'
import { runTexts, understoodTexts } from '../../../shared/generation/texts.ts'
import { UnderstoodPanel } from '../../../shared/generation/understood-panel.tsx'
import { useAllowance } from '../../../shared/generation/use-allowance.ts'
import { useFocusWhenClosed } from '../../../shared/use-focus-when-closed.ts'
import { lastProjectTexts, texts } from '../texts.ts'
import { LastProjectApp } from './last-project-app.tsx'
import type { ResultNotes } from './result-notes.ts'
import { useRefine } from './use-refine.ts'

interface ResultViewProps {
  document: AppDocument
  /** Null for an app of which nothing is known. */
  notes: ResultNotes | null
  /** The kept app has changed. */
  onChange: () => void
}

/** The app, and beside it what was understood of the description. */
export function ResultView({ document, notes, onChange }: ResultViewProps) {
  const [shown, setShown] = useState<UnderstoodFeature | null>(null)
  const allowance = useAllowance()
  const { run, adding, lost, add, tryLook, cancel } = useRefine({ document, notes, onChange })
  const isLook = run !== null && adding === null
  const title = useRef<HTMLHeadingElement>(null)
  const cancelButton = useRef<HTMLButtonElement>(null)
  // What began or ended the run goes with its part of the panel.
  useFocusWhenClosed(run === null, cancelButton)
  useFocusWhenClosed(run !== null, title)
  return (
    <div className="result">
      <div className="card canvasbg result-stage">
        {isLook ? (
          <ArrivingScreens run={run} />
        ) : shown ? (
          <ShownFeature
            key={shown.feature}
            document={document}
            feature={shown}
            onClose={() => setShown(null)}
          />
        ) : (
          <LastProjectApp document={document} />
        )}
      </div>
      {notes && (
        <section className="card pad" aria-labelledby="understood-title">
          <h2 className="m b" id="understood-title" ref={title} tabIndex={-1}>
            {understoodTexts.title}
          </h2>
          {run ? (
            <div className="refining">
              {adding !== null && <p className="b">{lastProjectTexts.adding(adding)}</p>}
              <ProgressSteps
                run={run}
                {...(adding !== null && { steps: changingSteps, names: runTexts.changingSteps })}
              />
              <p className="row between">
                <span className="hint">{texts.cancelFree}</span>
                <Button ref={cancelButton} variant="ghost" onClick={cancel}>
                  {texts.cancel}
                </Button>
              </p>
            </div>
          ) : (
            <UnderstoodPanel
              document={document}
              features={notes.features}
              unplaced={notes.unplaced}
              notice={notes.notice}
              shown={shown?.feature ?? null}
              onShow={(feature) => setShown(feature === shown ? null : feature)}
              onAdd={add}
              allowance={allowance}
              lost={lost}
            >
              <Button icon={Shuffle} onClick={tryLook}>
                {understoodTexts.look}
              </Button>
            </UnderstoodPanel>
          )}
        </section>
      )}
    </div>
  )
}
