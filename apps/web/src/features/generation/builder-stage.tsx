import { Phone } from '@kwiq/ui'
import { ArrivingScreens } from './arriving-screens.tsx'
import type { GenerationRun } from './run/generation-run.ts'
import { texts } from './texts.ts'

/** The right side of the builder: what is being made. */
export function BuilderStage({ run }: { run: GenerationRun | null }) {
  return (
    <section className="right canvasbg" aria-label={texts.progress}>
      {run ? (
        <ArrivingScreens run={run} />
      ) : (
        <>
          <div className="duo" aria-hidden="true">
            <Phone screenWidth={277} />
            <Phone screenWidth={277} />
          </div>
          <p className="t2 cap">{texts.stageIdle}</p>
        </>
      )}
      <p className="sr" role="status">
        {run && run.screens.length > 0 ? texts.drawn(run.screens.map(({ name }) => name).join(', ')) : ''}
      </p>
    </section>
  )
}
